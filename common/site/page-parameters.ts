import { SEARCH_PARAMETERS } from '../search/query/search-parameters.js';
import { SHEET_PARAMETERS } from '../search/sheet/sheet-parameters.js';

/** What the public pages read from their addresses; other parameters are removed before a page is made. */
export const PAGE_PARAMETERS: readonly string[] = [
  ...new Set([
    ...SEARCH_PARAMETERS,
    ...SHEET_PARAMETERS,
    ...'abrir anterior aviso avisos busqueda enviado estado modo motivo noEntendido nombre respuesta tipo token'.split(
      ' ',
    ),
  ]),
];
