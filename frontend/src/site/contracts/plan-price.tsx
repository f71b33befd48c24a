import type { PricedPlan } from '#common/contracts/tariffs.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { cx } from '../../ui/classes.js';
import { pesos } from './net-price.js';

interface PlanPriceProps {
  plan: PricedPlan;
  className?: string;
}

/** What a plan costs: `$30.000 por temporada`, with the price of before, and the one that is already set for later. */
export function PlanPrice({ plan: { tariff, next, term, extra }, className }: PlanPriceProps) {
  if (!tariff)
    return (
      <span className={cx('block', className)}>
        <span className="text-2xl font-bold text-success">Gratis</span>{' '}
        <span className="block text-sm text-ink-muted">{term}</span>
      </span>
    );
  const { price, previousPrice, extraPrice } = tariff;
  return (
    <span className={cx('block', className)}>
      <span className="price-figures">
        {previousPrice && (
          <span className="text-sm text-ink-muted">
            <span className="sr-only">Antes </span>
            <s>{pesos(previousPrice)}</s>{' '}
          </span>
        )}
        <span className="text-2xl font-bold">{pesos(price)}</span>
      </span>{' '}
      <span className="block text-sm text-ink-muted">{term}</span>
      {extra && extraPrice && (
        <span className="block text-sm font-semibold">
          + {pesos(extraPrice)} <span className="font-normal text-ink-muted">{extra.term}</span>
        </span>
      )}
      {next && (
        <span className="block text-sm text-ink-soft">
          {`Desde el ${dayInWords(next.from)}: ${pesos(next.price)}`}
          {next.extraPrice && ` + ${pesos(next.extraPrice)}`}
        </span>
      )}
    </span>
  );
}
