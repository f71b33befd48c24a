import { flagFilter } from './flags.js';
import type { SearchSubject } from '../../listings/attributes/search-subject.js';

const asked = ({ operation }: SearchSubject): boolean => operation === 'rental';

/** Only homes whose bed linen is included. */
export const linenFilter = flagFilter({
  field: 'linen',
  parameter: 'ropa',
  title: 'Incluye ropa de cama',
  label: 'Ropa de cama incluida',
  match: { kind: 'flag', fact: 'linen' },
  asked,
});

/** Only homes whose electricity and gas are included. */
export const utilitiesFilter = flagFilter({
  field: 'utilitiesIncluded',
  parameter: 'luz',
  title: 'Incluye luz y gas',
  label: 'Luz y gas incluidos',
  match: { kind: 'flag', fact: 'utilitiesIncluded' },
  asked,
});
