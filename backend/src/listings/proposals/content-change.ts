import { changedFields } from '#common/listings/attributes/optional-attributes.js';
import { partLabel, proposedChanges } from '#common/listings/proposals/proposal.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { formatPrice } from '#common/pricing/prices.js';
import type {
  ChangedPriceWire,
  NoticeContentWire,
  ProposedAmount,
} from '#common/listings/proposals/proposal-calls.js';

type Side = Record<string, string | Conditions | null>;

const AUDITED = { nombreNegocio: 'businessName', observaciones: 'notes' } as const;

/** Differences between two contents of a notice for the audit trail: changed texts, and changed prices in words. */
export function contentChange(
  before: NoticeContentWire,
  after: NoticeContentWire,
): { before: Side; after: Side } {
  const { textos, precios, condiciones, medidas } = proposedChanges({
    base: before,
    proposed: after,
    current: before,
  });
  const measures = medidas ? changedFields(medidas.actual, medidas.propuesto, 0) : [];
  const side = (of: 'actual' | 'propuesto'): Side => ({
    ...Object.fromEntries(textos.map((change) => [AUDITED[change.campo], change[of]])),
    ...(condiciones ? { conditions: condiciones[of] } : {}),
    ...Object.fromEntries(
      measures.map(({ name, before: was, text }) => [name, (of === 'actual' ? was : text) || null]),
    ),
    ...(precios.length > 0 ? { changedPrices: pricesText(precios, of) } : {}),
  });
  return { before: side('actual'), after: side('propuesto') };
}

function pricesText(changes: readonly ChangedPriceWire[], of: 'actual' | 'propuesto'): string {
  return changes.map((change) => `${partLabel(change)}: ${amountText(change[of])}`).join('; ');
}

function amountText(amount: ProposedAmount | null): string {
  return amount ? formatPrice(amount.monto, amount.tipo_moneda) : 'sin precio';
}
