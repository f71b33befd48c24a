import { readCount, type CountChoice } from '../../listings/attributes/count-choice.js';
import { bedrooms as bedroomsAttribute } from '../../listings/attributes/bedrooms.js';
import { CABIN, DUPLEX, FLAT, HOUSE, type PropertyTypeId } from '../../listings/property-types.js';
import type { SearchFilters } from '../query/search-filters.js';

/** Types of a search for bedrooms that names none. */
const HOMES_WITH_BEDROOMS: PropertyTypeId[] = [HOUSE, CABIN, DUPLEX];

/**
 * Bedrooms and rooms in the measure that notices state: flats their rooms, which are the bedrooms and a living room; houses their bedrooms.
 * @param types of the whole sentence
 * @returns undefined if no filter can express it
 */
export function adaptSizes(
  change: Partial<SearchFilters>,
  types: readonly PropertyTypeId[],
): Partial<SearchFilters> | undefined {
  const { bedrooms, rooms } = change;
  const areFlats = types.length > 0 && types.every((type) => type === FLAT);
  const haveBedrooms = types.length > 0 && types.every((type) => bedroomsAttribute.asked.includes(type));
  if (bedrooms) {
    if (haveBedrooms) return change;
    if (types.length === 0) return { propertyTypes: HOMES_WITH_BEDROOMS, bedrooms };
    return areFlats ? { rooms: shifted(bedrooms, 1) } : undefined;
  }
  if (!rooms || areFlats) return change;
  if (types.length === 0) return { propertyTypes: [FLAT], rooms };
  const fewer = shifted(rooms, -1);
  return haveBedrooms && fewer.length > 0 ? { bedrooms: fewer } : undefined;
}

function shifted(choices: readonly CountChoice[], by: number): CountChoice[] {
  return choices.flatMap((choice) => {
    const { count, orMore } = readCount(choice);
    if (count + by < 1) return [];
    return [orMore ? (`${count + by}+` as const) : (`${count + by}` as const)];
  });
}
