import type {
  CorrectionAnswer,
  CorrectionRequest,
  ErasureAnswer,
  PersonalDataAnswer,
  PersonRequest,
} from './personal-data-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** All data that is held about a person (Ley 25.326, art. 14). A POST, so that the address is in no log. */
export const findPersonalData = write<PersonRequest, PersonalDataAnswer>('datosPersonales/ver', {
  role: 'administrator',
  recent: true,
});

/** Removes the data that is held about a person (Ley 25.326, art. 16). */
export const erasePersonalData = write<PersonRequest, ErasureAnswer, Refused<409>>('datosPersonales/borrar', {
  role: 'administrator',
  recent: true,
});

/** Corrects the data about a person in every part of the site (Ley 25.326, art. 16). 409 if it has changed since it was shown. */
export const correctPersonalData = write<CorrectionRequest, CorrectionAnswer, Refused<409>>(
  'datosPersonales/corregir',
  { role: 'administrator', recent: true },
);
