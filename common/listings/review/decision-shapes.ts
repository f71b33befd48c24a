/** POST inmueble/crear/altaInmueble */
export interface ApprovalAnswer {
  success: true;
  error: null;
  message: string;
  codigo: string;
  idAltaInmuebles: number;
  destacado: 0 | 1;
  fotos: { total: number; publicas: number };
  email: MailOutcomeWire;
}

/** Outcome of a mail, as far as known when the response was sent. */
export interface MailOutcomeWire {
  success: boolean;
  template: string;
  destinatario: string;
  /** `en cola` while sending is being retried. */
  error: string | null;
}

/** Body of the calls that decide on a listing (back-office.md §4). */
export interface DecisionRequest {
  idInmueble: number;
  /** Version that the operator saw; if missing, the version is not checked. */
  version?: number;
}

/** Body of inmueble/delete/rechazarInmueblePendiente */
export interface RejectionRequest extends DecisionRequest {
  /** Corrections that the owner is asked for; kept with the notice. */
  motivo?: string;
  /** Whether the owner receives the reason by mail, after a few seconds in which the decision can be undone. */
  avisar?: boolean;
}

/** Body of inmueble/crear/altaInmueble */
export interface ApprovalRequest extends DecisionRequest {
  destacado?: 0 | 1;
}
