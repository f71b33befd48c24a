import { flagFilter } from './flags.js';

/** Only what is free for the dates or the period of the search. */
export const freeFilter = flagFilter({
  field: 'free',
  parameter: 'libres',
  title: 'Disponibilidad',
  label: 'Solo libres',
  match: { kind: 'free' },
  asked: ({ operation }) => operation === 'rental',
});
