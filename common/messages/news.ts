/** Texts of the news by mail for visitors. */
export const NEWS_MESSAGES = {
  title: 'Novedades por email',
  lead: 'Te escribimos cuando hay algo para contar de la temporada en la costa.',
  emailRequired: 'El email es obligatorio',
  emailShape: 'El formato del email no es válido',
  badWish: 'Elegí una de las opciones.',
  requested: 'Te mandamos un correo: abrí el enlace para empezar a recibir novedades.',
  confirmed: 'Listo: vas a recibir nuestras novedades.',
  confirmedBefore: 'Ya lo habías confirmado: recibís nuestras novedades. Este enlace no cambia nada más.',
  badLink: 'El enlace no es válido, está incompleto o venció.',
  unreachable: 'No hay conexión. Probá de nuevo en un momento.',
  failed: 'No pudimos guardar el pedido. Probá de nuevo.',
} as const;
