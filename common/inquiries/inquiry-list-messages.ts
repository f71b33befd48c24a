import { numberText } from '../kernel/text.js';

/** Texts of the lists of inquiries that the specification fixes (back-office.md). */
export const INQUIRY_LIST_MESSAGES = {
  contactsFailed: 'Error al cargar los contactos',
  shown: (...[from, to, total]: [from: number, to: number, total: number]) =>
    `Mostrando ${numberText(from)}-${numberText(to)} de ${numberText(total)}`,
} as const;
