/** What every public form sends along, so that machines give themselves away (no third party is asked). */
export interface SpamTraps {
  /** A field that no person sees; whoever fills it is a machine. */
  sitioWeb?: string;
  /** Milliseconds from opening the form to sending it; nobody writes a message in a second. */
  tiempo?: number | '';
}

/** POST inmueble/consulta/crearConsulta (public-site.md §7) */
export interface InquiryRequest extends SpamTraps {
  nombreCompleto: string;
  mensaje: string;
  inmuebleId: number;
  tipoConsulta: 'whatsapp' | 'email';
  telefono: string | null;
  email: string | null;
}

export interface InquiryAnswer {
  success: true;
  error: null;
  insertId: number;
  /** Masked: `j•••@gmail.com`; empty for WhatsApp. */
  emailPropietario: string;
  /** The owner's number, for the conversation that the browser opens; empty for e-mail. */
  telefonoPropietario: string;
  emailEnviado: boolean;
  /** While the queue is still trying. */
  emailEncolado: boolean;
  errorEmail: string | null;
}

/** Body of inmueble/obtenerTelefono */
export interface PhoneRequest {
  codigo: string;
}

/** POST inmueble/obtenerTelefono (public-site.md §7) */
export interface PhoneAnswer {
  success: true;
  telefono: string;
}

/** POST newsletter/recibir: the contact form. */
export interface ContactRequest extends SpamTraps {
  nombreCompleto: string;
  email: string;
  mensaje: string;
}

export interface ContactAnswer {
  success: true;
  error: null;
  message: string;
}
