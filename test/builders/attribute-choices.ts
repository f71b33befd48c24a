import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import type { AttributeFilterValues } from '#common/search/filters/attribute-filters.js';
import type { OpenStayValues } from '#common/search/filters/open-stay.js';
import { ALL } from '../support/tier.js';
import { MINIMUM_LIMITS, type LeastNightsValues } from '#common/search/filters/least-nights.js';

const LENGTHS = ['1', '3', '7', 'finde', 'finde-largo'] as const;

type Chance = (probability: number) => boolean;

/** A random choice for the filter of each attribute and of each condition of a stay; most are not asked. */
export function someAttributes(
  chance: Chance,
  random: () => number,
): AttributeFilterValues &
  LeastNightsValues &
  OpenStayValues & { linen: boolean; utilitiesIncluded: boolean; verified: boolean } {
  const choices = ATTRIBUTES.map((one): [string, unknown] => {
    const isAsked = chance(0.3);
    if (one.kind === 'flag') return [one.name, isAsked];
    if (one.kind === 'measure') {
      const some = () =>
        isAsked && chance(0.5) ? Number((random() * random() * 400).toFixed(one.decimals)) : null;
      return [one.name, { from: some(), to: some() }];
    }
    return [one.name, isAsked ? one.filter.choices.filter(() => chance(0.3)) : []];
  });
  return {
    ...(Object.fromEntries(choices) as AttributeFilterValues),
    // Rare, because every start of the season is quoted.
    nights: chance(ALL ? 0.15 : 0.03) ? LENGTHS[Math.floor(random() * LENGTHS.length)]! : null,
    month: chance(0.7) ? 1 + Math.floor(random() * 12) : null,
    leastNights: MINIMUM_LIMITS.filter(() => chance(0.05)).slice(0, 1),
    linen: chance(0.1),
    utilitiesIncluded: chance(0.1),
    verified: chance(0.1),
  };
}
