import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import type { AttributeFilterValues } from '#common/search/filters/attribute-filters.js';

/** A random choice for the filter of each attribute; most are not asked. */
export function someAttributes(chance: (probability: number) => boolean): AttributeFilterValues {
  const choices = ATTRIBUTES.map((one): [string, unknown] => {
    const isAsked = chance(0.3);
    if (one.kind === 'flag') return [one.name, isAsked];
    return [one.name, isAsked ? one.filter.choices.filter(() => chance(0.3)) : []];
  });
  return Object.fromEntries(choices) as AttributeFilterValues;
}
