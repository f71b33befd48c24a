import type { SectionName } from '../../desk/listings/editing/section-drafts.js';

/** A result of the palette. */
export interface Entry {
  key: string;
  to: string;
  kind: 'Pantalla' | 'Inmueble' | 'Contacto' | 'Acción';
  title: string;
  text: string;
  /** Of an action: its title without the notice, and other words for it. */
  words?: string;
  /** An action that is only offered when its words are typed. */
  isSeldom?: boolean;
  /** Ends the session instead of leading somewhere. */
  signsOut?: boolean;
  /** The section of the notice that is opened for editing. */
  edit?: SectionName;
}
