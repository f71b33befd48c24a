/** Texts of the results screen that the specification fixes (public-site.md §2, §8). */
export const EMPTY_RESULTS = 'NO SE HAN ENCONTRADO PROPIEDADES';

export function resultsFailed(message: string): string {
  return `Error al cargar los inmuebles: ${message}`;
}

export function pageOf(page: number, pages: number): string {
  return `Página ${page} de ${pages}`;
}
