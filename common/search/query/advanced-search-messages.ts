/** Required fields of the advanced search (public-site.md §5). */
export const ADVANCED_SEARCH_MESSAGES = {
  operacion: 'Seleccioná una operación',
  ciudad: 'Seleccioná una ciudad',
  tipoPropiedad: 'Seleccioná un tipo de propiedad',
  dormitorios: 'Seleccioná cantidad de dormitorios',
  ambientes: 'Seleccioná cantidad de ambientes',
  periodo: 'Seleccioná un período',
  fraccion: 'Seleccioná una fracción',
} as const;

export function searchFailed(message: string): string {
  return `Error al buscar: ${message}`;
}
