import { counted } from '../../kernel/text.js';

/** Texts of cleaning a season's rented marks. */
export const SEASON_MESSAGES = {
  question: (prices: number, listings: number) =>
    `Se va a quitar la marca ALQUILADO de ${counted(prices, 'precio')}, en ${counted(listings, 'inmueble')}. En el sitio ${prices === 1 ? 'vuelve a verse disponible' : 'vuelven a verse disponibles'} enseguida. Después se puede deshacer.`,
  unconfirmed: 'Falta confirmar la limpieza desde la pantalla de Herramientas.',
  nothing: '✅ Limpieza realizada correctamente. No había precios alquilados.',
  cleared: (prices: number, listings: number) =>
    `✅ Limpieza realizada correctamente. ${counted(prices, 'precio volvió', 'precios volvieron')} a estar disponible${prices === 1 ? '' : 's'}, en ${counted(listings, 'inmueble')}.`,
  nothingToUndo: 'No hay ninguna limpieza para deshacer.',
  undone: (prices: number) =>
    `✅ Limpieza deshecha. ${counted(prices, 'precio quedó alquilado', 'precios quedaron alquilados')} otra vez.`,
} as const;
