import { takenByRented, type SeasonDay } from '#common/pricing/season/taken-nights.js';
import { listed } from '#common/kernel/text.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { partLabel } from '#common/pricing/periods.js';
import { Button } from '../ui/button.js';
import { useSeason } from '../app/use-season.js';

interface MarkedPrice {
  periodo: string;
  fraccion: string;
  alquilado: boolean;
}

interface TakenPricesProps<Price> {
  prices: readonly Price[];
  /** Undefined if none may be marked. */
  onMark: ((price: Price) => void) | undefined;
  isBusy?: boolean;
}

/**
 * Says which prices are not offered because others are rented, and offers to mark those that are rented as a whole. A month with one rented
 * half is not marked: that would take its other half, too.
 */
export function TakenPrices<Price extends MarkedPrice>({ prices, onMark, isBusy }: TakenPricesProps<Price>) {
  const { withheld, filled } = takenPrices(prices, useSeason());
  return (
    <output className="flex flex-col gap-3 empty:hidden">
      {withheld.length > 0 && (
        <p className="text-ink-soft">
          Por lo que está alquilado tampoco se {withheld.length === 1 ? 'ofrece' : 'ofrecen'}:{' '}
          {listed(withheld.map(nameOf))}.
        </p>
      )}
      {filled.map((price) => (
        <p key={nameOf(price)} className="flex flex-wrap items-center gap-3">
          {nameOf(price)}: ya está todo alquilado.
          {onMark && (
            <Button variant="secondary" size="sm" busy={isBusy} onClick={() => onMark(price)}>
              Marcarlo también<span className="sr-only">: {nameOf(price)}</span>
            </Button>
          )}
        </p>
      ))}
    </output>
  );
}

function takenPrices<Price extends MarkedPrice>(prices: readonly Price[], season: SeasonDay) {
  const rows = prices.flatMap((price) => {
    const part = readRentalKey(price);
    return part ? [{ ...part, rented: price.alquilado, price }] : [];
  });
  const { withheld, filled } = takenByRented(rows, season);
  return { withheld: withheld.map(({ price }) => price), filled: filled.map(({ price }) => price) };
}

function nameOf({ periodo, fraccion }: MarkedPrice): string {
  return partLabel(periodo, fraccion);
}
