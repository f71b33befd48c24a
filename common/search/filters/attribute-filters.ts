import { countChoiceOfQuery, countLabel, type CountChoice } from '../../listings/attributes/count-choice.js';
import { countChips, countMatches, countsPath, sortedCounts } from './counts.js';
import type { Filter } from './filter.js';
import { flagFilter } from './flags.js';
import {
  ATTRIBUTES,
  type CountedAttribute,
  type FlagAttribute,
} from '../../listings/attributes/all-attributes.js';
import type { Attribute, CountAttribute } from '../../listings/attributes/attribute.js';

/** Fields that attributes add to a search: chosen counts, and flags. */
export type AttributeFilterValues = Record<CountedAttribute, CountChoice[]> & Record<FlagAttribute, boolean>;

/** The filter of each attribute. */
export const ATTRIBUTE_FILTERS = {
  beforePrice: filtersAt('before-price'),
  afterPrice: filtersAt('after-price'),
};

function filtersAt(place: Attribute['filter']['place']): Filter<object>[] {
  return ATTRIBUTES.filter(({ filter }) => filter.place === place).map((attribute) =>
    attribute.kind === 'count'
      ? countFilter(attribute as CountAttribute<CountedAttribute>)
      : flagFilter({
          field: attribute.name as FlagAttribute,
          parameter: attribute.filter.parameters[0]!,
          segment: attribute.filter.segment,
          title: attribute.label,
          label: attribute.filter.label,
          match: { kind: 'flag', fact: attribute.name as FlagAttribute },
          ...(attribute.filter.asked ? { asked: attribute.filter.asked } : {}),
        }),
  );
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
