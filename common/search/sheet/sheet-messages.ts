/** Texts of the sheet that the specification fixes (public-site.md §8). */
export const SHEET_MESSAGES = {
  notFoundTitle: '¡Oops! No encontramos este inmueble',
  notFoundText: 'Es posible que el aviso haya sido removido o el código ingresado no exista.',
  unconfirmedTitle: 'Sin confirmar temporada',
  unconfirmedText: 'Su dueño todavía no confirmó los precios. Puede volver en cualquier momento.',
  pausedTitle: 'Este aviso está en pausa',
  pausedText: 'Por ahora no recibe consultas. Puede volver en cualquier momento.',
  goneTitle: 'Este aviso ya no está publicado',
  goneText: 'Se alquiló, se vendió o su dueño lo retiró.',
  phoneCopied: '¡Número copiado!',
  rateFresh: 'Cotización actualizada',
  rateStale: 'Usando última cotización disponible',
  noPrices: 'No hay precios cargados para este inmueble.',
} as const;
