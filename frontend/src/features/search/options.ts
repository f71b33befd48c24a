import {
  BATHROOM_CHOICES,
  BEDROOM_CHOICES,
  PEOPLE_CHOICES,
  ROOM_CHOICES,
  readCount,
  type CountChoice,
} from '#common/rules/search-filters.js';
import { FRACTIONS, PERIODS } from '#common/vocabulary/periods.js';
import { SEARCH_TOWNS } from '#common/vocabulary/places.js';
import { PROPERTY_TYPES } from '#common/vocabulary/property-types.js';
import { counted } from '#common/rules/text.js';
import type { Option } from '../../ui/select.js';

const asOption = (value: string): Option => ({ value, label: value });

/** `5+` → `5 o más dormitorios`. */
function countLabel(choice: CountChoice, one: string, many: string): string {
  const { count, orMore } = readCount(choice);
  return orMore ? `${count} o más ${many}` : counted(count, one, many);
}

const countOptions = (choices: readonly CountChoice[], one: string, many: string): Option[] =>
  choices.map((value) => ({ value, label: countLabel(value, one, many) }));

/** Lists of the search forms (public-site.md §3). */
export const SEARCH_OPTIONS = {
  towns: SEARCH_TOWNS.map(asOption),
  /** The types that the search forms ask for; results know the rest as well. */
  types: PROPERTY_TYPES.filter(({ id }) => id <= 5 || id === 10).map(({ id, label }) => ({
    value: String(id),
    label,
  })),
  bedrooms: countOptions(BEDROOM_CHOICES, 'dormitorio', 'dormitorios'),
  rooms: countOptions(ROOM_CHOICES, 'ambiente', 'ambientes'),
  bathrooms: countOptions(BATHROOM_CHOICES, 'baño', 'baños'),
  people: countOptions(PEOPLE_CHOICES, 'persona', 'personas'),
  periods: PERIODS.map(({ id, name }) => ({ value: String(id), label: name })),
  fractions: FRACTIONS.map(({ id, name }) => ({ value: String(id), label: name })),
} as const;
