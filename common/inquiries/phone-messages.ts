/** Texts of the number of a notice, on request (public-site.md §5); apart from those of the forms, which sheets load later. */
export const PHONE_MESSAGES = {
  show: 'Ver el teléfono',
  title: (code: string) => `Teléfono del aviso ${code}`,
  back: 'Volver a la ficha',
  write: 'Escribir por WhatsApp',
  tooMany: (time: string) =>
    `Desde tu conexión ya se pidieron muchos teléfonos. Escribile al dueño por WhatsApp o por email, que siguen funcionando, o probá de nuevo a las ${time}.`,
  failed: 'No pudimos mostrar el teléfono. Probá de nuevo.',
} as const;
