import { flagFilter } from './flags.js';

/** Only what is not rented, for the dates or the period searched for. */
export const freeFilter = flagFilter({
  field: 'free',
  parameter: 'libres',
  title: 'Disponibilidad',
  label: 'Solo libres',
  match: { kind: 'free' },
  asked: ({ operation }) => operation === 'rental',
});
