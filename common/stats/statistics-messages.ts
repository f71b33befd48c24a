/** Texts of the statistics that the specification fixes (back-office.md). */
export const STATISTICS_MESSAGES = {
  failed: 'Error al cargar estadísticas',
  unreachable: (message: string) => `Error de conexión al servidor: ${message}`,
  badData: 'Error de datos',
} as const;
