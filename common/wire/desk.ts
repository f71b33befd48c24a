import type { SimpleAnswer } from './admin.js';

/** A row of GET blacklist/verBlacklist (back-office.md §3). */
export interface BlacklistEntryWire {
  idBlacklist: number;
  email: string;
  descripcion: string;
  fecha: string;
}

/** POST blacklist/agregarBlacklist */
export interface BlacklistAnswer extends SimpleAnswer {
  idBlacklist: number;
}

/** POST servicios/agregarServicio, servicios/modificarServicio */
export interface ServiceAnswer extends SimpleAnswer {
  id: number;
}

/** A row of GET newsletter/verConsultasSoporte (back-office.md §3). */
export interface SupportMessageWire {
  idConsultaSoporte: number;
  nombreCompleto: string;
  email: string;
  fecha: string;
  mensaje: string;
  /** When it was last answered; null while it was not. */
  respondida: string | null;
}

/** GET notificaciones/contarSoporte */
export interface SupportCountAnswer {
  success: true;
  count: number;
  sinResponder: number;
}
