/** Fields of every public form that detect bots without a third-party service. */
export interface SpamTraps {
  /** Hidden field; only bots fill it in. */
  casillero?: string;
  /** Milliseconds between the start of the page and sending the form; bots are faster than people. */
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
  /** Dates, people and pets, if the visitor gives them. */
  llegada?: string | null;
  salida?: string | null;
  personas?: number | '' | null;
  mascotas?: boolean | null;
  /** Whether the sender wants a copy of an inquiry by e-mail. */
  copia?: boolean;
}

export interface InquiryAnswer {
  success: true;
  error: null;
  insertId: number;
  /** Masked: `j•••@gmail.com`; empty for WhatsApp. */
  emailPropietario: string;
  /** The owner's number for WhatsApp; empty for e-mail. */
  telefonoPropietario: string;
  emailEnviado: boolean;
  /** While sending is being retried. */
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

/** POST inmueble/verificarAviso */
export interface VerificationRequest {
  codigo: string;
  telefono: string;
}

export interface VerificationAnswer {
  success: true;
  /** Whether the phone is the public number of the notice. */
  coincide: boolean;
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
