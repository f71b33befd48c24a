import { flagFilter } from './flags.js';

/** Only homes that the operator has verified (common/listings/verification.ts). */
export const verifiedFilter = flagFilter({
  field: 'verified',
  parameter: 'verificado',
  title: 'Verificados',
  label: 'Verificado por Costa Directa',
  match: { kind: 'flag', fact: 'verified' },
});
