import type { DirectoryAnswer } from '../wire/listings.js';
import type { PageQuery } from '../wire/requests.js';
import { publicRead } from './public-call.js';

/** The directory of hotels and cabins. */
export const hotelsAndCabins = publicRead<PageQuery, DirectoryAnswer>(
  'inmueble/obtener/obtenerHotelesCabanas',
);

/** The directory of beach clubs. */
export const beachClubs = publicRead<PageQuery, DirectoryAnswer>('inmueble/obtener/obtenerBalnearios');
