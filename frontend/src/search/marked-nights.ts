import { FRACTIONS, PERIODS, WHOLE_PERIOD } from '#common/pricing/periods.js';
import { nightsTaken } from '#common/pricing/season/season-ahead.js';
import type { SeasonDay, SeasonPart } from '#common/pricing/season/taken-nights.js';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import type { Nights } from '#common/kernel/time/days.js';

type NightsOfRow = Pick<SheetPriceWire, 'periodo' | 'fraccion' | 'marcado'>;

/** The nights that cannot be stayed in: those of rows that are marked as rented, not those of rows that share a night with them. */
export function nightsOfMarked(prices: readonly NightsOfRow[], season: SeasonDay): Nights[] {
  return nightsTaken(prices.flatMap(markedPart), season);
}

/** A marked row, by the numbers of its period and fraction; none for one that is not. */
function markedPart({ periodo, fraccion, marcado }: NightsOfRow): SeasonPart[] {
  const part = {
    period: PERIODS.find(({ name }) => name === periodo)?.id,
    fraction: FRACTIONS.find(({ name }) => name === fraccion)?.id ?? WHOLE_PERIOD,
  };
  return marcado && part.period ? [{ ...part, period: part.period }] : [];
}
