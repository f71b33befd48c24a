import type { TariffWire } from '../../contracts/tariff-shapes.js';
import type {
  ContactForm,
  FreeLimitForm,
  OptionTimes,
  PhotoMarkForm,
  SeasonForm,
  TariffForm,
} from './option-form.js';

/** Levels of a notice. */
export const LEVEL_NAMES = { information: 'informacion', warning: 'atencion', danger: 'peligro' } as const;
export type LevelName = (typeof LEVEL_NAMES)[keyof typeof LEVEL_NAMES];

/** A setting and its times, ISO 8601. */
export interface TimedWire {
  idAjuste: number;
  desde: string;
  hasta: string | null;
  /** Whether it holds now, begins later, or another one holds in its place. */
  estado: 'vigente' | 'programado' | 'tapado';
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
export type ContactRequest = ContactForm;

/** DELETE ajustes/quitar */
export interface OptionQuery {
  id: number;
}
