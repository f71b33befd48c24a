import { featuredEnd } from '#common/contracts/contract.js';
import type { AdminContractWire } from '#common/contracts/contract-calls.js';

/** Last day of the featured position of a contract (`featuredEnd`), `2027-08-31`; null without an end. */
export function featuredEndOf({
  pagoHasta,
  destacadoHasta,
}: Pick<AdminContractWire, 'pagoHasta' | 'destacadoHasta'>): string | null {
  return featuredEnd({ paidUntil: pagoHasta, featuredUntil: destacadoHasta });
}
