/** Texts of the mail with a link for each notice of an owner. */
export function ownerLinksMailWords(notices: number): { heading: string; preview: string; lead: string } {
  return notices === 1
    ? {
        heading: 'Administrá tu aviso',
        preview: 'Subí las fotos, marcá lo que alquilaste, pausá tu aviso o dalo de baja.',
        lead: 'Con este enlace podés subir las fotos si tu plan las incluye, marcar lo que alquilaste, pausar tu aviso o darlo de baja.',
      }
    : {
        heading: 'Administrá tus avisos',
        preview: 'Subí las fotos, marcá lo que alquilaste, pausá tus avisos o dalos de baja.',
        lead: 'Cada enlace es para un aviso: con él podés subir sus fotos si el plan las incluye, marcar lo que alquilaste, pausarlo o darlo de baja.',
      };
}
