import { flagFilter } from './flags.js';

export const featuredFilter = flagFilter({
  field: 'featured',
  parameter: 'destacado',
  segment: 'destacados',
  title: 'Destacados',
  label: 'Solo destacados',
  match: { kind: 'flag', fact: 'featured' },
});
