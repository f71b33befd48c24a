/** Texts of favourites, shared lists and comparisons. */
export const LIST_MESSAGES = {
  failed: 'No pudimos traer los avisos.',
  noticeFailed: 'No pudimos traer el aviso.',
  priceFailed: 'No pudimos calcular el precio.',
  gone: (code: string) => `${code}: este aviso ya no está publicado, o está en pausa.`,
  emptyTitle: 'Todavía no guardaste avisos',
  emptyText: 'Tocá el corazón de un aviso y lo vas a encontrar acá.',
  onDevice: 'Se guardan solo en este dispositivo, sin cuenta. Nadie más los ve.',
  noScripts: 'Los favoritos necesitan JavaScript.',
  sharedEmpty: 'Esta lista no tiene avisos.',
  kept: 'Guardados en tus favoritos',
  notByStay: 'No se alquila por estadía.',
  chooseTwo: 'Elegí de dos a cuatro avisos para compararlos.',
  compareEmpty: 'Elegí al menos dos avisos para comparar.',
} as const;
