/** Texts of cleaning a season's rented marks. */
export const SEASON_MESSAGES = {
  unconfirmed: 'Falta confirmar la limpieza desde la pantalla de Herramientas.',
  nothing: '✅ Limpieza realizada correctamente. No había precios alquilados.',
  cleared: (prices: number, listings: number) =>
    `✅ Limpieza realizada correctamente. ${count(prices, 'precio volvió', 'precios volvieron')} a estar disponible${prices === 1 ? '' : 's'}, en ${count(listings, 'inmueble', 'inmuebles')}.`,
  nothingToUndo: 'No hay ninguna limpieza para deshacer.',
  undone: (prices: number) =>
    `✅ Limpieza deshecha. ${count(prices, 'precio quedó alquilado', 'precios quedaron alquilados')} otra vez.`,
} as const;

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('es-AR')} ${number === 1 ? one : many}`;
}
