import { slug } from '../../kernel/text.js';
import { amenitySlug, PETS_SLUG } from '../../listings/amenities/amenities.js';
import type { FilterNames } from '../filters/filter.js';
import { ELSEWHERE, usualWords } from './home-rules.js';
import { filter, means, type Rule } from './rule.js';

type Amenities = Pick<FilterNames, 'amenities'>;

/** Other words for amenities, by their slug. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'wi-fi': 'wifi|wi fi',
  'aire-acondicionado': 'aire|acondicionado|split',
  [PETS_SLUG]:
    '(?:(?:que )?(?:acepten?|aceptan|admitan?|admiten|permitan?|permiten) )?mascota|pet friendly|petfriendly',
};

/** The amenities of the catalogue, by name and other words. */
export function amenityRules(names: Amenities): Rule[] {
  return patternsOf(names).map(([known, pattern]) =>
    means(`(?<!(?<![^ ])${ELSEWHERE} )(?:${pattern})`, filter({ amenities: [amenitySlug(known)] })),
  );
}

/** Any amenity of the catalogue. */
export function anyAmenity(names: Amenities): string {
  return patternsOf(names)
    .map(([, pattern]) => pattern)
    .join('|');
}

function patternsOf({ amenities }: Amenities): [slug: string, pattern: string][] {
  return amenities.flatMap((name): [string, string][] => {
    const known = slug(name);
    const pattern = [usualWords(name), SYNONYMS[known]].filter(Boolean).join('|');
    return pattern ? [[known, pattern]] : [];
  });
}
