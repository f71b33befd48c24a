import { IconClockExclamation, IconRefreshDot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { formatPrice, isConsult } from '#common/pricing/prices.js';
import type { Currency } from '#common/kernel/currencies.js';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { Badge } from '../ui/badges.js';
import { converted } from './dollar-conversion.js';
import { dollarRate } from './dollar-queries.js';

interface SaleConversionProps {
  amount: number | null;
  currency: Currency | null;
}

const DAY = new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeZone: TIME_ZONE });

/** Of a source that readers can know; an address of a local service and the demonstration's are none. */
const PUBLIC_NAME = /[a-z-]\.[a-z]/i;

/** The price in the other currency, with the age of the rate; nothing without a rate. */
export function SaleConversion({ amount, currency }: SaleConversionProps) {
  if (amount === null || currency === null || isConsult(amount)) return null;
  return <Converted amount={amount} currency={currency} />;
}

function Converted({ amount, currency }: { amount: number; currency: Currency }) {
  const { data, isPending } = useQuery(dollarRate());
  // Reserves the space while the rate loads.
  if (isPending) return <div className="mt-2 min-h-20" />;
  const text = data && converted(amount, currency, data.value);
  if (!data || !text) return null;
  const Icon = data.stale ? IconClockExclamation : IconRefreshDot;
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <p className="price-figures font-semibold text-ink-soft">≈ {text}</p>
      <Badge
        tone={data.stale ? 'warning' : 'success'}
        icon={<Icon aria-hidden="true" className="size-3.5" />}
      >
        {data.stale ? SHEET_MESSAGES.rateStale : SHEET_MESSAGES.rateFresh}
      </Badge>
      <p className="text-sm text-ink-muted">
        Dólar a {formatPrice(data.value, 'ARS')} el {DAY.format(new Date(data.ts))}.
        {PUBLIC_NAME.test(data.source) && ` Fuente: ${data.source}.`}
      </p>
    </div>
  );
}
