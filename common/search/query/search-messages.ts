/** Texts of searches and their results that the specification fixes (public-site.md §2, §5, §8). */
export const SEARCH_MESSAGES = {
  nothingFound: 'No se encontraron resultados',
  townRequired: 'Por favor seleccione una ciudad.',
  typeRequired: 'Por favor seleccione un tipo de vivienda.',
  codeEmpty: 'Por favor ingrese un código de propiedad.',
  codeShape: 'Formato: ALQ-XXXX o VEN-XXXX (4 dígitos).',
  sidebarCodeEmpty: 'Por favor, ingresa un código válido.',
  sidebarCodeShape: 'El código debe ser ALQ-XXXX o VEN-XXXX donde XXXX son números.',
  codePlaceholder: 'ALQ o VEN-XXXX',
  emptyResults: 'NO SE HAN ENCONTRADO PROPIEDADES',
  resultsFallback: 'Error al obtener inmuebles',
  approximate: 'aproximado',
  emptyRange: '«Hasta» tiene que ser mayor o igual que «Desde».',
} as const;

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

export function resultsFailed(message: string): string {
  return `Error al cargar los inmuebles: ${message}`;
}

export function pageOf(page: number, pages: number): string {
  return `Página ${page} de ${pages}`;
}
