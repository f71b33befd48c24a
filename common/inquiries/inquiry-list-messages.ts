/** Texts of the lists of inquiries that the specification fixes (back-office.md). */
export const INQUIRY_LIST_MESSAGES = {
  contactsFailed: 'Error al cargar los contactos',
  shown: (...[from, to, total]: [from: number, to: number, total: number]) =>
    `Mostrando ${from.toLocaleString('es-AR')}-${to.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')}`,
} as const;
