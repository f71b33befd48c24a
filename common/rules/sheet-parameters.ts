import type { SheetQuery } from '../wire/listing-questions.js';

/** The part of a search that a sheet needs to show the same price: dates and people, or period and fraction. */
export const SHEET_PARAMETERS = [
  'llegada',
  'salida',
  'personas',
  'periodo',
  'fraccion',
  'moneda',
] as const satisfies readonly (keyof SheetQuery)[];
