import { pathSegment } from '../../kernel/text.js';
import {
  PROPERTY_TYPES,
  propertyType,
  propertyTypeFromText,
  type PropertyTypeId,
} from '../../listings/property-types.js';
import type { Filter } from './filter.js';
import { chipsOf, sortedUnique } from './lists.js';

const OR = ',';

export interface PropertyTypeValues {
  /** Empty means every type. */
  propertyTypes: PropertyTypeId[];
}

export const propertyTypesFilter: Filter<PropertyTypeValues> = {
  name: 'property-types',
  empty: { propertyTypes: [] },
  normalise: ({ propertyTypes }) => ({ propertyTypes: sortedUnique(propertyTypes) }),
  query: {
    read: (reader) => ({ propertyTypes: reader.many(['tipoPropiedad'], propertyTypeFromText) }),
    write: ({ propertyTypes }) => propertyTypes.map((type) => ['tipoPropiedad[]', propertyType(type).name]),
  },
  path: {
    place: 'type',
    write: ({ propertyTypes }) => propertyTypes.map((type) => pathSegment(propertyType(type).short)).join(OR),
    read: (segment) => ({
      propertyTypes: segment.split(OR).flatMap((word) => propertyTypeFromText(word) ?? []),
    }),
  },
  chips: ({ propertyTypes }) => chipsOf('propertyTypes', propertyTypes, (type) => propertyType(type).short),
  matches: ({ propertyTypes }) =>
    propertyTypes.length > 0 ? [{ kind: 'property-type', anyOf: propertyTypes }] : [],
  control: {
    kind: 'ticks',
    field: 'propertyTypes',
    title: 'Tipo de propiedad',
    options: PROPERTY_TYPES.map(({ id, label }) => ({ value: id, label })),
    first: 6,
  },
};
