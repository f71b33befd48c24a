/** Texts of the operator's tools beyond those that the specification fixes (admin-desk.ts). */
export const BACKUP_MESSAGES = {
  otherSchema: 'La base de datos es de otra versión del programa: actualizala antes de hacer la copia.',
  busy: 'Ya se está preparando una descarga. Probá de nuevo cuando termine.',
} as const;

export const SEASON_MESSAGES = {
  unconfirmed: 'Falta confirmar la limpieza desde la pantalla de Herramientas.',
  nothing: '✅ Limpieza realizada correctamente. No había precios alquilados.',
  cleared: (prices: number, listings: number) =>
    `✅ Limpieza realizada correctamente. ${count(prices, 'precio volvió', 'precios volvieron')} a estar disponible${prices === 1 ? '' : 's'}, en ${count(listings, 'inmueble', 'inmuebles')}.`,
  nothingToUndo: 'No hay ninguna limpieza para deshacer.',
  undone: (prices: number) =>
    `✅ Limpieza deshecha. ${count(prices, 'precio quedó alquilado', 'precios quedaron alquilados')} otra vez.`,
} as const;

export const MAIL_LEDGER_MESSAGES = {
  notRetriable: 'Ese envío no se puede repetir en su estado actual.',
  queued: '✅ El mensaje va a salir en unos segundos.',
} as const;

export const UNFINISHED_MESSAGES = {
  finished: 'Eso ya no está sin terminar.',
  retried: (works: number) => `✅ Se va a intentar otra vez con ${count(works, 'trabajo', 'trabajos')}.`,
  discarded: (works: number) =>
    works === 1
      ? '✅ Se descartó 1 trabajo.'
      : `✅ Se descartaron ${works.toLocaleString('es-AR')} trabajos.`,
} as const;

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('es-AR')} ${number === 1 ? one : many}`;
}
