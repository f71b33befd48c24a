import { CONDITIONS_TITLE } from './conditions-title.js';

/** Texts of the conditions of a stay. */
export const CONDITION_MESSAGES = {
  title: CONDITIONS_TITLE,
  lead: 'Lo que el huésped paga aparte y lo que incluye. Todo es opcional: completá lo que quieras que se vea en el aviso.',
  none: 'El dueño no dice nada.',
  time: 'Escribí la hora como 14:00.',
  amount: 'Escribí un monto en números enteros; 0 si no se cobra.',
  amountMissing: 'Escribí el monto, en números enteros.',
  percent: 'Escribí un porcentaje de 0 a 100.',
  choice: 'Elegí una de las opciones.',
  beds: (most: number) => `Escribí cuántas camas hay, hasta ${most} de cada tipo.`,
  nights: (most: number) => `Escribí las noches, de 1 a ${most}.`,
} as const;
