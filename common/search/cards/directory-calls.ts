import type { DirectoryAnswer } from './card-calls.js';
import type { PageQuery } from '../../kernel/calls/request-shapes.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** The directory of hotels and cabins. */
export const hotelsAndCabins = publicRead<PageQuery, DirectoryAnswer>(
  'inmueble/obtener/obtenerHotelesCabanas',
);

/** The directory of beach clubs. */
export const beachClubs = publicRead<PageQuery, DirectoryAnswer>('inmueble/obtener/obtenerBalnearios');
