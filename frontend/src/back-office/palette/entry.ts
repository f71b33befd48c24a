import type { SectionName } from '../editing/drafts.js';

/** A result of the palette. */
export interface Entry {
  key: string;
  to: string;
  kind: 'Pantalla' | 'Inmueble' | 'Contacto' | 'Acción';
  title: string;
  text: string;
  /** Of an action: its title without the notice. */
  words?: string;
  /** The section of the notice that is opened for editing. */
  edit?: SectionName;
}
