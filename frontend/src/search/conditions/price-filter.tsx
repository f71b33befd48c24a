import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { fraction, period } from '#common/pricing/periods.js';
import type { PriceHistogramWire } from '#common/search/query/search-calls.js';
import { RadioGroup } from '../../ui/choices.js';
import { NumberField } from '../../ui/number-field.js';
import { FilterGroup } from './filter-group.js';
import { PriceHistogram } from './price-histogram.js';
import { rangeFault } from './range-fault.js';
import type { SetFilters } from '../use-search-draft.js';

const BOTH = { value: 'all', label: 'Ambas' } as const;
const CURRENCY_CHOICES = [
  { value: 'ARS', label: 'Pesos' },
  { value: 'USD', label: 'Dólares' },
] as const;

interface PriceFilterProps {
  filters: SearchFilters;
  set: SetFilters;
  /** Without an exchange rate a range requires a currency. */
  hasRate?: boolean;
  /** Null keeps its place, for one that is still loading; undefined leaves it out. */
  histogram?: PriceHistogramWire | null;
}

/** Range of lead prices, applied half a second after the last key. */
export function PriceFilter({ filters, set, hasRate = true, histogram }: PriceFilterProps) {
  const { priceFrom, priceTo, currency } = filters;
  const asksCurrency = !hasRate && currency === null;
  const bound = { unit: `${currency ?? 'ARS'}$`, max: LIMITS.maxAmount, disabled: asksCurrency };
  const choices = hasRate ? [BOTH, ...CURRENCY_CHOICES] : CURRENCY_CHOICES;
  return (
    <FilterGroup title={priceTitle(filters)}>
      <RadioGroup<Currency | 'all'>
        legend="Moneda"
        legendHidden
        name="moneda"
        value={currency ?? (hasRate ? 'all' : null)}
        choices={choices}
        onChange={(value) => set({ currency: value === 'all' ? null : value })}
        className="mb-3"
      />
      {asksCurrency && <p className="mb-3 text-sm text-ink-muted">{STAY_MESSAGES.currencyFirst}</p>}
      {histogram !== undefined && <PriceHistogram histogram={histogram} from={priceFrom} to={priceTo} />}
      <div className="grid gap-3">
        <NumberField
          label="Desde"
          name="precioDesde"
          {...bound}
          value={priceFrom}
          onChange={(amount) => set({ priceFrom: amount }, TIMINGS.priceDebounce)}
        />
        <NumberField
          label="Hasta"
          name="precioHasta"
          {...bound}
          value={priceTo}
          error={rangeFault(priceFrom, priceTo)}
          onChange={(amount) => set({ priceTo: amount }, TIMINGS.priceDebounce)}
        />
      </div>
      {hasRate && currency === null && (priceFrom !== null || priceTo !== null) && (
        <p className="mt-2 text-sm text-ink-muted">
          Comparado en pesos, a la última cotización ({SEARCH_MESSAGES.approximate}).
        </p>
      )}
    </FilterGroup>
  );
}

/** Label by basis of the amounts: `Precio por noche`, `Precio por noche en enero`, `Precio por la estadía`. */
function priceTitle({
  operation,
  arrival,
  departure,
  nights,
  period: wanted,
  fraction: part,
}: SearchFilters): string {
  if (operation === 'sale') return 'Precio';
  if ((arrival && departure) || nights) return 'Precio por la estadía';
  if (!wanted) return 'Precio por noche';
  const { label, per } = period(wanted);
  if (per) return `Precio por ${per}`;
  return part
    ? `Precio por ${fraction(part).per} de ${label.toLowerCase()}`
    : `Precio por noche en ${label.toLowerCase()}`;
}
