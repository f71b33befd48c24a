import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';
import type {
  ClosureRequest,
  ContactRequest,
  FreeLimitRequest,
  NoticeRequest,
  OptionQuery,
  OptionsAnswer,
  PhotoMarkRequest,
  SeasonRequest,
  TariffRequest,
} from './option-shapes.js';

/** What the operator has set for the whole site. */
export const viewOptions = read<Nothing, OptionsAnswer>('ajustes/ver');

/** Shows a notice on every page, from a time until another. */
export const addNotice = write<NoticeRequest, SimpleAnswer>('ajustes/avisar', { role: 'administrator' });

/** Closes publishing, inquiries, or both, with the reasons. */
export const addClosure = write<ClosureRequest, SimpleAnswer>('ajustes/cerrar', { role: 'administrator' });

/** Sets what a plan costs from a day on. */
export const addTariff = write<TariffRequest, SimpleAnswer, Refused<409>>('ajustes/tarifa', {
  role: 'administrator',
});

/** Sets how many free notices a person may have from a day on. */
export const addFreeLimit = write<FreeLimitRequest, SimpleAnswer, Refused<409>>('ajustes/avisosGratis', {
  role: 'administrator',
});

/** Sets from which day on public photos show the site's domain and the code, or do not. */
export const setPhotoMark = write<PhotoMarkRequest, SimpleAnswer, Refused<409>>('ajustes/marca', {
  role: 'administrator',
});

/** Sets the nights of Holy Week or the winter holidays of a year. */
export const setSeason = write<SeasonRequest, SimpleAnswer, Refused<409>>('ajustes/temporada', {
  role: 'administrator',
});

/** Sets contact lines, links and the signature of messages from a day on. */
export const setContact = write<ContactRequest, SimpleAnswer, Refused<409>>('ajustes/contacto', {
  role: 'administrator',
});

/** Removes a setting; the one before it holds again. */
export const removeOption = removal<OptionQuery, SimpleAnswer, Refused<404>>('ajustes/quitar', {
  role: 'administrator',
});
