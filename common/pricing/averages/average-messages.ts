/** Texts of the averages that the specification fixes (public-site.md §8). */
export const AVERAGES_MESSAGES = {
  failed: 'Error al cargar los datos',
  retry: 'Intentar nuevamente',
  empty: 'No hay datos suficientes para mostrar promedios...',
  currencyWithoutData: 'Sin datos para esta moneda',
} as const;
