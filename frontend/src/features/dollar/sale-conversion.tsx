import { IconClockExclamation, IconRefreshDot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SHEET_MESSAGES } from '#common/messages/listings.js';
import { isConsult } from '#common/rules/prices.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { Badge } from '../../ui/badges.js';
import { converted } from './conversion.js';
import { dollarRate } from './dollar-queries.js';

interface SaleConversionProps {
  amount: number | null;
  currency: Currency | null;
}

/** The price in the other currency, with how fresh its rate is. Its room is kept while the rate is on its way. */
export function SaleConversion({ amount, currency }: SaleConversionProps) {
  if (amount === null || currency === null || isConsult(amount)) return null;
  return (
    <div className="mt-2 flex min-h-14 flex-col items-start gap-1">
      <Converted amount={amount} currency={currency} />
    </div>
  );
}

function Converted({ amount, currency }: { amount: number; currency: Currency }) {
  const { data, isError } = useQuery(dollarRate());
  if (isError) return <p className="text-sm text-ink-muted">Conversión no disponible por ahora.</p>;
  const text = data && converted(amount, currency, data.value);
  if (!data || !text) return null;
  const Icon = data.stale ? IconClockExclamation : IconRefreshDot;
  return (
    <>
      <p className="price-figures font-semibold text-ink-soft">≈ {text} aprox.</p>
      <Badge
        tone={data.stale ? 'warning' : 'success'}
        icon={<Icon aria-hidden="true" className="size-3.5" />}
      >
        {data.stale ? SHEET_MESSAGES.rateStale : SHEET_MESSAGES.rateFresh}
      </Badge>
    </>
  );
}
