import { priceKey } from '#common/pricing/prices.js';
import type { Availability, SeasonHalf } from '#common/pricing/season/season-halves.js';
import { takersOf, type SeasonDay } from '#common/pricing/season/taken-nights.js';
import { WHOLE_PERIOD } from '#common/pricing/periods.js';
import type { SqlBuilder } from '#platform/database/sql-builder.js';

export interface HalfFilter extends Pick<SeasonHalf, 'period' | 'half'> {
  availability: Availability;
}

/** Adds the condition that the listing `l` is a rental that is free, rented or without a price in a half of the season. */
export function addHalfCondition(
  sql: SqlBuilder,
  { period, half, availability }: HalfFilter,
  season: SeasonDay,
): void {
  const takers = takersOf({ period, fraction: half }, season).map(priceKey);
  const priced = () =>
    `EXISTS (SELECT FROM offered_prices r WHERE r.listing_id = l.id AND r.period = ${sql.value(period)} AND r.fraction IN (${WHOLE_PERIOD}, ${sql.value(half)}))`;
  const rented = () =>
    `EXISTS (SELECT FROM offered_prices r WHERE r.listing_id = l.id AND r.rented AND r.period * 10 + r.fraction = ANY(${sql.value(takers)}))`;
  const conditions: Record<Availability, () => string> = {
    libre: () => `${priced()} AND NOT ${rented()}`,
    alquilado: rented,
    'sin-precio': () => `NOT ${priced()} AND NOT ${rented()}`,
  };
  sql.where(`l.operation = 'rental' AND ${conditions[availability]()}`);
}
