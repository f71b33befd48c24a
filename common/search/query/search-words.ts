import { fraction, period, WHOLE_PERIOD, type FractionId, type PeriodId } from '../../pricing/periods.js';
import { FLAT, HOUSE, propertyType } from '../../listings/property-types.js';
import { ALL_FILTERS } from '../filters/all-filters.js';
import { readCount, type CountChoice } from '../../listings/attributes/count-choice.js';
import { stayOf } from '../filters/stay.js';
import type { FilterNames } from '../filters/filter.js';
import type { SearchFilters } from './search-filters.js';
import { SINGLE_DAY, WEEK } from '../../pricing/season/season-parts.js';
import { partsOfDay } from '../../kernel/time/days.js';
import type { Stay } from '../../pricing/stays/stay.js';
import { quoted } from '../filters/words.js';
import { MONTHS } from '../../kernel/time/month-names.js';
import { openStayWords } from '../filters/open-stay.js';
import { counted, listed, slug } from '../../kernel/text.js';

/**
 * A search in the words that people type, for heading, title and breadcrumbs: `Casas de 3 dormitorios en Miramar para enero`.
 * Filters that people do not type (prices, area, featured) are left out.
 */
export function searchWords(filters: SearchFilters, names?: FilterNames): string {
  const when = whenWords(filters);
  const parts = [
    whatWords(filters),
    // 'para enero' says already that it is a rental.
    when ? '' : `en ${filters.operation === 'rental' ? 'alquiler' : 'venta'}`,
    `en ${placeWords(filters, names?.zones)}`,
    questionWords(filters),
  ];
  const offers = amenityWords(filters, names?.amenities);
  // Behind 'para 2 personas' the words would seem to be about the people.
  const isOfPeople = offers && peopleWords(filters);
  const withOffers = parts.filter(Boolean).join(' ') + (offers && `${isOfPeople ? ',' : ''} ${offers}`);
  return withOffers + freeWordsOf(filters);
}

/**
 * When and for how many people, in headings, titles, prepared messages, mails and share texts:
 * `para la 2.ª quincena de enero, para 6 personas`; empty if the search says neither.
 */
export function questionWords(filters: SearchFilters): string {
  return [whenWords(filters), peopleWords(filters)].filter(Boolean).join(', ');
}

/** `Casas de 3 dormitorios`, `Departamentos monoambiente`, `Propiedades`. */
function whatWords({ propertyTypes, bedrooms, rooms }: SearchFilters): string {
  const [type] = propertyTypes;
  if (!type || propertyTypes.length > 1) return 'Propiedades';
  const { plural } = propertyType(type);
  if (type === FLAT)
    return rooms[0] === '1' && rooms.length === 1
      ? `${plural} monoambiente`
      : plural + size(rooms, 'ambiente');
  return plural + size(bedrooms, 'dormitorio');
}

/** ` de 3 dormitorios`; empty unless exactly one size is asked for. */
function size(choices: readonly CountChoice[], one: string): string {
  const [choice] = choices;
  if (!choice || choices.length > 1) return '';
  const { count, orMore } = readCount(choice);
  return ` de ${counted(count, one)}${orMore ? ' o más' : ''}`;
}

/** `Punta Mogotes`; `Centro, Miramar` where other towns have a zone of that name. */
function placeWords({ towns, zones }: SearchFilters, known: FilterNames['zones'] = []): string {
  const named = zones.map((wanted) => known.filter(({ name }) => slug(name) === wanted));
  const places = listed(towns) || 'la costa';
  if (named.length === 0 || named.some(([first]) => !first)) return places;
  const names = listed(named.map(([first]) => first!.name));
  return named.some((alike) => alike.length > 1) ? `${names}, ${places}` : names;
}

/** `para enero`, `para un finde en marzo`, `del 16 al 31 de enero de 2027`; empty if the search does not say it. */
export function whenWords(filters: SearchFilters): string {
  const stay = stayOf(filters);
  if (stay) return `del ${datesInWords(stay)}`;
  if (filters.nights) return `para ${lowerFirst(openStayWords(filters))}`;
  return filters.period ? `para ${seasonWords(filters.period, filters.fraction)}` : '';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `16 al 31 de enero de 2027`, `28 de diciembre de 2026 al 5 de enero de 2027`. */
function datesInWords({ arrival, departure }: Stay): string {
  const [from, to] = [partsOfDay(arrival), partsOfDay(departure)];
  const year = from.year === to.year ? '' : ` de ${from.year}`;
  const month = from.month === to.month && !year ? '' : ` de ${MONTHS[from.month - 1]}${year}`;
  return `${from.dayOfMonth}${month} al ${to.dayOfMonth} de ${MONTHS[to.month - 1]} de ${to.year}`;
}

/** `enero`, `la 1.ª quincena de enero`, `una semana de enero`, `algunos días de enero`, `Semana Santa`, `todo el año`. */
export function seasonWords(id: PeriodId, part: FractionId | null): string {
  const { label, hasFractions } = period(id);
  if (!hasFractions) return SEASONS[id] ?? label;
  const month = label.toLowerCase();
  if (!part || part === WHOLE_PERIOD) return month;
  if (part === WEEK) return `una semana de ${month}`;
  if (part === SINGLE_DAY) return `algunos días de ${month}`;
  return `la ${fraction(part).label} de ${month}`;
}

const SEASONS: Readonly<Partial<Record<PeriodId, string>>> = {
  6: 'las vacaciones de invierno',
  7: 'todo el año',
};

/** `para 6 personas`; empty unless exactly one number is asked for. */
function peopleWords({ people }: SearchFilters): string {
  const [choice] = people;
  if (!choice || people.length > 1) return '';
  const { count, orMore } = readCount(choice);
  return `para ${counted(count, 'persona')}${orMore ? ' o más' : ''}`;
}

/** `con pileta`, `con pileta y parrilla`, `que aceptan mascotas`, `con mascotas` with people; empty for more than two. */
function amenityWords({ amenities, people }: SearchFilters, names: readonly string[] = []): string {
  if (amenities.length === 0 || amenities.length > 2) return '';
  const known = amenities.map((wanted) => names.find((name) => slug(name) === wanted));
  if (known.includes(undefined)) return '';
  if (known.length === 1 && known[0] === 'Mascotas' && people.length === 0) return 'que aceptan mascotas';
  return `con ${listed(known.map((name) => (name === 'Wi-Fi' ? name : name!.toLowerCase())))}`;
}

/** `, que dicen «vivero»`, of the free words. */
function freeWordsOf({ words }: SearchFilters): string {
  const quotedWords = listed(words.map(quoted));
  return quotedWords && `, que dicen ${quotedWords}`;
}

/** Names of the filters that people type. */
const TYPED = ['towns', 'zones', 'property-types', 'bedrooms', 'rooms', 'season', 'amenities'];

/**
 * Whether search engines may list the search. Only what people type is listed, with at most one value of each: town, zone, type, size, season and one
 * amenity. Other mixes are too many and too alike.
 */
export function isListedSearch(filters: SearchFilters): boolean {
  const used = ALL_FILTERS.filter(({ query }) => query.write(filters).length > 0);
  const { towns, zones, propertyTypes, bedrooms, rooms, amenities } = filters;
  const isSingle = [towns, zones, propertyTypes, bedrooms, rooms, amenities].every(
    (values) => values.length <= 1,
  );
  const isSized = bedrooms.length === 0 || propertyTypes[0] === HOUSE;
  return isSingle && isSized && used.every(({ name }) => TYPED.includes(name));
}
