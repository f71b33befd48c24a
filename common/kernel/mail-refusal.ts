/** Why and since when a mail server refuses an address: `550 5.1.1`. */
export interface MailRefusalWire {
  motivo: string;
  fecha: string;
}

/** Body of correo/volverAEscribir: the owner whose address is tried again. */
export interface MailAgainRequest {
  idContacto: number;
}

/** Answer of correo/volverAEscribir. */
export interface MailAgainAnswer {
  success: true;
  message: string;
  /** The entry in the audit trail, by which it can be undone. */
  idCambio: number;
}
