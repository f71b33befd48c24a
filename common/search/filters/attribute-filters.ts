import { countChoiceOfQuery, countLabel, type CountChoice } from '../../listings/attributes/count-choice.js';
import { countChips, countMatches, countsPath, sortedCounts } from './counts.js';
import type { Filter } from './filter.js';
import { flagFilter } from './flags.js';
import { rangeFilter, type MeasureRange } from './ranges.js';
import {
  ATTRIBUTES,
  type CountedAttribute,
  type FlagAttribute,
  type SearchedMeasureName,
} from '../../listings/attributes/all-attributes.js';
import type {
  CountAttribute,
  FlagAttribute as Flag,
  SearchedMeasure,
} from '../../listings/attributes/attribute.js';

/** Fields that attributes add to a search: chosen counts, ranges, and flags. */
export type AttributeFilterValues = Record<CountedAttribute, CountChoice[]> &
  Record<SearchedMeasureName, MeasureRange> &
  Record<FlagAttribute, boolean>;

/** The filter of each attribute. */
export const ATTRIBUTE_FILTERS = {
  beforePrice: filtersAt('before-price'),
  afterPrice: filtersAt('after-price'),
};

function filtersAt(place: 'before-price' | 'after-price'): Filter<object>[] {
  return ATTRIBUTES.filter(({ filter }) => filter?.place === place).map((attribute) => {
    switch (attribute.kind) {
      case 'count':
        return countFilter(attribute as CountAttribute<CountedAttribute>);
      case 'measure':
        return rangeFilter(attribute as SearchedMeasure<SearchedMeasureName>);
      case 'flag':
        return yesFilter(attribute as Flag<FlagAttribute>);
    }
  });
}

function yesFilter({ name, label: title, filter }: Flag<FlagAttribute>): Filter<object> {
  const { place: _, ...rest } = filter;
  return flagFilter({ ...rest, field: name, title, match: { kind: 'flag', fact: name } });
}

function countFilter(attribute: CountAttribute<CountedAttribute>): Filter<Record<string, CountChoice[]>> {
  const { name, label: title, one, many, filter } = attribute;
  const { asked, choices, parameters, segment, atLeast } = filter;
  return {
    name,
    empty: { [name]: [] },
    ...(asked ? { asked } : {}),
    normalise: (values) => ({ [name]: sortedCounts(values[name]!) }),
    query: {
      read: (reader) => ({ [name]: reader.many(parameters, countChoiceOfQuery) }),
      write: (values) => values[name]!.map((choice) => [`${parameters[0]!}[]`, choice]),
    },
    path: countsPath<string>(name, segment),
    chips: countChips<string>(name, one, many),
    matches: (values) => countMatches(name, values[name]!, atLeast),
    control:
      filter.control === 'counts'
        ? { kind: 'counts', field: name, title, choices, one, many }
        : {
            kind: 'select',
            field: name,
            title,
            label: `Cantidad de ${many}`,
            any: 'Cualquier cantidad',
            options: countOptions(attribute),
          },
  };
}

/** Options of a search form for a count: `{ value: '5+', label: '5 o más dormitorios' }`. */
export function countOptions({ filter, one, many }: CountAttribute): { value: CountChoice; label: string }[] {
  return filter.choices.map((value) => ({ value, label: countLabel(value, one, many) }));
}
