import type { SearchFilters } from '#common/rules/search-filters.js';
import { SEARCH_MESSAGES } from '#common/messages/search.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { LIMITS, TIMINGS } from '#common/vocabulary/limits.js';
import { RadioGroup } from '../../ui/choices.js';
import { NumberField } from '../../ui/number-field.js';
import { FilterGroup } from './filter-group.js';
import type { SetFilters } from './use-filter-draft.js';

const CURRENCY_CHOICES = [
  { value: 'all', label: 'Ambas' },
  { value: 'ARS', label: 'Pesos' },
  { value: 'USD', label: 'Dólares' },
] as const;

/** Price of sales; what is typed is applied half a second after the last key. */
export function PriceFilter({ filters, set }: { filters: SearchFilters; set: SetFilters }) {
  const { priceFrom, priceTo, currency } = filters;
  const bound = { unit: `${currency ?? 'ARS'}$`, max: LIMITS.maxAmount };
  return (
    <FilterGroup title="Precio">
      <RadioGroup<Currency | 'all'>
        legend="Moneda"
        legendHidden
        value={currency ?? 'all'}
        choices={CURRENCY_CHOICES}
        onChange={(value) => set({ currency: value === 'all' ? null : value })}
        className="mb-3"
      />
      <div className="grid gap-3">
        <NumberField
          label="Desde"
          {...bound}
          value={priceFrom}
          onChange={(amount) => set({ priceFrom: amount }, TIMINGS.priceDebounce)}
        />
        <NumberField
          label="Hasta"
          {...bound}
          value={priceTo}
          onChange={(amount) => set({ priceTo: amount }, TIMINGS.priceDebounce)}
        />
      </div>
      {currency === null && (priceFrom !== null || priceTo !== null) && (
        <p className="mt-2 text-sm text-ink-muted">
          Comparado en pesos, a la última cotización ({SEARCH_MESSAGES.approximate}).
        </p>
      )}
    </FilterGroup>
  );
}
