/** Texts of searches and their results that the specification fixes (public-site.md §2, §5, §8). */
export const SEARCH_MESSAGES = {
  nothingFound: 'No se encontraron resultados',
  resultsFallback: 'Error al obtener inmuebles',
  townRequired: 'Por favor seleccione una ciudad.',
  typeRequired: 'Por favor seleccione un tipo de vivienda.',
  codeEmpty: 'Por favor ingrese un código de propiedad.',
  codeShape: 'Formato: ALQ-XXXX o VEN-XXXX (4 dígitos).',
  sidebarCodeEmpty: 'Por favor, ingresa un código válido.',
  sidebarCodeShape: 'El código debe ser ALQ-XXXX o VEN-XXXX donde XXXX son números.',
  codePlaceholder: 'ALQ o VEN-XXXX',
  approximate: 'aproximado',
  emptyRange: '«Hasta» tiene que ser mayor o igual que «Desde».',
} as const;
