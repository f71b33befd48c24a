import { IconPencil } from '@tabler/icons-react';
import { formatPrice } from '#common/pricing/prices.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ChangedPriceWire, ProposedAmount } from '#common/listings/proposals/proposal-calls.js';
import { Button } from '../../../ui/button.js';
import { NumberField } from '../../../ui/number-field.js';
import { SideBySide } from './side-by-side.js';
import type { ProposalReview } from './use-proposal-review.js';

interface PriceChangeProps {
  change: ChangedPriceWire;
  review: ProposalReview;
  mayDecide: boolean;
}

/** A price beside the proposed one; its amount can be edited before it is published. */
export function PriceChange({ change, review, mayDecide }: PriceChangeProps) {
  const { actual, propuesto, conflicto } = change;
  const name = partLabel(change);
  const { publishes, amount } = review.of(name);
  const currency = (propuesto ?? actual)!.tipo_moneda;
  const edited = amount ? { monto: amount, tipo_moneda: currency } : null;
  const shown = amount === undefined ? propuesto : edited;
  return (
    <SideBySide
      name={name}
      isConflict={conflicto}
      publishes={mayDecide ? publishes : undefined}
      onPublish={(chosen) => review.change(name, { publishes: chosen })}
      now={<Amount amount={actual} />}
      proposed={<Amount amount={shown} />}
    >
      {mayDecide && publishes && amount === undefined && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          aria-label={`Editar el precio de ${name} antes de publicar`}
          icon={<IconPencil aria-hidden="true" className="size-4" />}
          onClick={() => review.change(name, { amount: propuesto?.monto ?? null })}
        >
          Editar antes de publicar
        </Button>
      )}
      {publishes && amount !== undefined && (
        <NumberField
          label={`${name}, precio que se publica`}
          unit={`${currency}$`}
          max={LIMITS.maxAmount}
          hint="Vacío saca el precio."
          value={amount}
          onChange={(figure) => review.change(name, { amount: figure })}
          className="mt-3 max-w-sm"
        />
      )}
    </SideBySide>
  );
}

function Amount({ amount }: { amount: ProposedAmount | null }) {
  if (!amount) return <span className="text-ink-muted">Sin precio</span>;
  return <span className="price-figures font-semibold">{formatPrice(amount.monto, amount.tipo_moneda)}</span>;
}
