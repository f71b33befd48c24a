/** Texts of the number of a notice, on request (public-site.md §5); apart from those of the forms, which sheets load later. */
export const PHONE_MESSAGES = {
  show: 'Ver el teléfono',
  title: (code: string) => `Teléfono del aviso ${code}`,
  back: 'Volver a la ficha',
  write: 'Escribir por WhatsApp',
  failed: 'No pudimos mostrar el teléfono. Probá de nuevo.',
} as const;
