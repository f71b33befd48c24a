import type { ProofTask } from './proof-of-work.js';
import type { FieldErrors } from '../forms/field-errors.js';

/** Body of every error response; `error` and `message` have the same Spanish text (wire-contract.md, Errors). */
export interface ErrorAnswer {
  success: false;
  error: string;
  message: string;
  /** With a 400: faults by field. */
  errores?: FieldErrors;
  /** With a 429 of crearInmueble: the same request with a solution in the header `prueba-de-trabajo` is accepted. */
  prueba?: ProofTask;
  /**
   * With a 403, `confirmar`: the password has to be entered again (cuenta/confirmarClave); then the call may be repeated. `segundoPaso`: the
   * account must have a second step (cuenta/prepararSegundoPaso). With a 409, `avisosGratis`: the person has the maximum of free notices.
   */
  motivo?: 'confirmar' | 'segundoPaso' | 'avisosGratis';
}
