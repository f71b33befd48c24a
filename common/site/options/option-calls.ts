import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';
import type { TariffWire } from '../../contracts/tariff-calls.js';
import type {
  ContactForm,
  FreeLimitForm,
  OptionTimes,
  PhotoMarkForm,
  SeasonForm,
  TariffForm,
} from './option-form.js';
import type { OptionState } from './site-options.js';

/** Levels of a notice. */
export const LEVEL_NAMES = { information: 'informacion', warning: 'atencion', danger: 'peligro' } as const;
export type LevelName = (typeof LEVEL_NAMES)[keyof typeof LEVEL_NAMES];

/** A setting and its times, ISO 8601. */
export interface TimedWire {
  idAjuste: number;
  desde: string;
  hasta: string | null;
  estado: OptionState;
}

export interface NoticeWire extends TimedWire {
  texto: string;
  nivel: LevelName;
}

export interface ClosureWire extends TimedWire {
  /** Reasons; empty for what stays open. */
  sinPublicar: string;
  sinConsultar: string;
}

/** Price of a plan; it holds from midnight of its day. */
export interface TariffOptionWire extends TimedWire, TariffWire {}

export interface FreeLimitWire extends TimedWire {
  avisos: number;
}

export interface PhotoMarkWire extends TimedWire {
  marca: 'si' | 'no';
}

/** First and last night of a period in the year that begins with `desde`. */
export interface SeasonWire extends TimedWire, Omit<SeasonForm, 'visto'> {}

/** Contact lines, signature and links; empty for none. */
export type ContactFields = Omit<ContactForm, 'desde' | 'visto'>;

export interface ContactWire extends TimedWire, ContactFields {}

/** GET ajustes/ver */
export interface OptionsAnswer {
  success: true;
  /** Those that have not ended, the latest first. */
  avisos: NoticeWire[];
  cierres: ClosureWire[];
  tarifas: TariffOptionWire[];
  limites: FreeLimitWire[];
  marcas: PhotoMarkWire[];
  /** Photos that wait until they get their mark, or lose it. */
  fotosPorMarcar: number;
  temporadas: SeasonWire[];
  contactos: ContactWire[];
  /** Before the first of `contactos`: the links of the installation's settings. */
  contactoInicial: ContactFields;
}

/** POST ajustes/avisar */
export interface NoticeRequest extends OptionTimes {
  texto: string;
  nivel: LevelName;
}

/** POST ajustes/cerrar */
export interface ClosureRequest extends OptionTimes {
  sinPublicar: string;
  sinConsultar: string;
}

/** POST ajustes/tarifa; 409 if `visto` is not the last one. */
export type TariffRequest = TariffForm;

/** POST ajustes/avisosGratis; 409 if `visto` is not the last one. */
export type FreeLimitRequest = FreeLimitForm;

/** POST ajustes/marca; 409 if `visto` is not the last one. */
export type PhotoMarkRequest = PhotoMarkForm;

/** POST ajustes/temporada; 409 if `visto` is not the last one of its period. */
export type SeasonRequest = SeasonForm;

/** POST ajustes/contacto; 409 if `visto` is not the last one. */
export type SiteContactRequest = ContactForm;

/** DELETE ajustes/quitar */
export interface OptionQuery {
  id: number;
}

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
export const setContact = write<SiteContactRequest, SimpleAnswer, Refused<409>>('ajustes/contacto', {
  role: 'administrator',
});

/** Removes a setting; the one before it holds again. */
export const removeOption = removal<OptionQuery, SimpleAnswer, Refused<404>>('ajustes/quitar', {
  role: 'administrator',
});
