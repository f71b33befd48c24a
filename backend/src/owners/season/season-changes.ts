import { proposedChanges } from '#common/listings/proposals/proposal.js';
import type {
  ChangedPriceWire,
  NoticeContentWire,
  ProposedPriceWire,
} from '#common/listings/proposals/proposal-calls.js';

/** Price rows that a draft compares: before and after. */
interface Compared {
  base: readonly ProposedPriceWire[];
  proposed: readonly ProposedPriceWire[];
}

/** Changes that confirming a draft makes to the present prices. A price that has changed since the proposal is a conflict. */
export function seasonChanges(
  { base, proposed }: Compared,
  current: readonly ProposedPriceWire[],
): ChangedPriceWire[] {
  return proposedChanges({
    base: contentWith(base),
    proposed: contentWith(proposed),
    current: contentWith(current),
  }).precios;
}

function contentWith(precios: readonly ProposedPriceWire[]): NoticeContentWire {
  return { nombreNegocio: '', observaciones: '', precios: [...precios] };
}
