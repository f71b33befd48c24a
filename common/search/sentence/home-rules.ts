import { LIMITS } from '../../kernel/limits.js';
import { SEARCH_TOWNS, type SiteTown } from '../../kernel/places.js';
import { fold, slug } from '../../kernel/text.js';
import type { CountChoice } from '../../listings/attributes/count-choice.js';
import {
  BEACH_CLUB,
  CABIN,
  DUPLEX,
  FIELD,
  FLAT,
  HOTEL,
  HOUSE,
  PLOT,
  SHOP,
  type PropertyTypeId,
} from '../../listings/property-types.js';
import { presentPlaces } from '../../listings/zones/zones.js';
import { SEA_LIMITS } from '../filters/near-sea.js';
import {
  COUNTED,
  FILLER,
  filter,
  means,
  MISSED,
  rule,
  type Meaning,
  type Rule,
  type SentenceContext,
} from './rule.js';
import { usualWord } from './vocabulary.js';

const NUMBER = String.raw`(\d{1,3}|una?)`;
const LEAST = '(?:minimo(?: de)?|al menos|por lo menos|como minimo|desde|no menos de|a partir de)';
const MOST = '(?:hasta|maximo(?: de)?|como mucho|no mas de)';
const OR_MORE = String.raw`(?:o mas|\+|como minimo|minimo|en adelante)`;
/** What a count is bounded by, in groups: least, most, more than, less than, between. */
const BOUND = `(?:(?:(${LEAST})|(${MOST})|(mas de)|(menos de)|(entre)) )?`;
const ONE = String.raw`(?:\d{1,3}|una?)`;
const FOR = '(?:(?:para |somos |entramos )?(?:(?:una )?familia de )?)';
const PARTNER = '(?:esposa|esposo|mujer|marido|novia|novio|senora)';
const COUPLE_OF_MINE = `(?:(?:mi|yo) y mi ${PARTNER}|mi ${PARTNER} y yo)`;
const COUPLE = `(?:(?:(?:${ONE}|la) )?pareja|${COUPLE_OF_MINE})`;
const OTHERS = `(?:${COUPLE}|${ONE} (?:adulto|chico))`;
const AND = String.raw`(?: (?:,|y|con|mas|\+))* `;
const SEA = '(?:de|del|a|al)(?: la| el| las)? (?:mar|playa)(?! del? )';

const TYPES: readonly [PropertyTypeId, string][] = [
  [HOUSE, 'casa'],
  [FLAT, 'departamento'],
  [SHOP, 'local(?: comercial)?'],
  [PLOT, 'terreno'],
  [FIELD, 'campo'],
  [HOTEL, '(?:apart )?hotel'],
  [BEACH_CLUB, 'balneario'],
  [CABIN, 'cabana'],
  [DUPLEX, 'duplex'],
];

/** Behind 'mar del' a mistake of typing is no other word. */
const TOWN_SPELLINGS: Readonly<Record<SiteTown, string>> = {
  Miramar: 'miramar',
  'Mar del Plata': 'mar ?del? ?(?:la )?p[lat]{2,5}|mardel(?! su)',
  'Mar del Sur': 'mar ?del? ?s[ur]{1,3}',
};

/** Words about a place beside another: `frente al mar` is no town, `parque industrial` no garden. They are searched for. */
export const PLACE_RULES: readonly Rule[] = [
  rule(
    `(?<!no )(?:a )?mas de ${NUMBER} (?:metros|cuadras|kilometros)(?: y media| y medio)? ${SEA}`,
    () => MISSED,
  ),
  rule(
    String.raw`(?:a |hasta |a menos de |menos de |no mas de |a unos |a unas )*${NUMBER}?(?:media)? ?(metros|cuadras|kilometros)( y media| y medio)? ${SEA}`,
    ([, count, unit = '', half]) =>
      nearSea(count === undefined ? 0 : (oneOr(count) + (half ? 0.5 : 0)) * METRES[unit]!),
  ),
  rule(`a (?:pocos |pocas )?(?:metros|pasos|cuadras) ${SEA}`, () => nearSea(0)),
  rule(`(?:bien |muy |mas |lo mas )?cerca ${SEA}`, () => nearSea(500)),
  ...SEARCH_TOWNS.map((town) => means(TOWN_SPELLINGS[town], filter({ towns: [town] }))),
  means(String.raw`(?<=\|(?: ,)? )(?:provincia de )?buenos aires`, FILLER),
  rule(
    '(frente|vista|vistas|fondo|salida) (?:a|al|del?)(?: la| el| los| las)? ([a-z]+)',
    ([, side = '', place = '']) => ({
      kind: 'words',
      words: [side, place],
    }),
  ),
  rule('campo de (golf|deportes)', ([, place = '']) => ({ kind: 'words', words: ['campo', place] })),
  rule(String.raw`(?:calle|avenida|avda|av|peatonal) \d{1,2} de ([a-z]+)`, ([, month = '']) => ({
    kind: 'words',
    words: [month],
  })),
  rule('(primera|segunda|ultima) (linea|fila|planta|categoria)', ([, which = '', what = '']) => ({
    kind: 'words',
    words: [which, what],
  })),
  means('parque industrial', { kind: 'words', words: ['parque', 'industrial'] }),
  means('aire libre', { kind: 'words', words: ['aire', 'libre'] }),
  rule(
    String.raw`(calle|avenida|avda|av|diagonal|ruta) (?:n |nro |numero )?(\d{1,4})`,
    ([, kind = '', number]) => ({
      kind: 'words',
      words: [`${kind.startsWith('av') ? 'avenida' : kind} ${number}`],
    }),
  ),
];

/** How many rooms and people, and how large. */
export const SIZE_RULES: readonly Rule[] = [
  ...countRules('dormitorio', 'bedrooms'),
  ...countRules('ambiente', 'rooms'),
  ...countRules('bano', 'bathrooms'),
  rule(String.raw`${FOR}(\d{1,2}) pareja(?!${AND}${OTHERS})`, ([, count]) => people(2 * Number(count))),
  rule(String.raw`(?:para |somos )?(\d{1,2}) familia de (\d{1,2})(?: persona)?`, ([, families, each]) =>
    people(Number(families) * Number(each)),
  ),
  // Two adults with the children: 'familia con 2 hijos', 'mi esposa y mis dos hijos'.
  rule(
    `${FOR}(?:con )?(?:(?:una|mi) )?(?:familia|mi ${PARTNER})${AND}((?:mi |(?:mis )?(?:${ONE} )?)chico(?:${AND}${ONE} (?:adulto|chico))*)(?:${AND}yo)?`,
    ([, others = '']) => {
      const counts = others
        .match(/\d+|una?(?= )|mi(?= )/g)
        ?.map((count) => (count === 'mi' ? 1 : oneOr(count)));
      return counts ? people(counts.reduce((sum, count) => sum + count, 2)) : MISSED;
    },
  ),
  rule(String.raw`para \d{1,2}(?= (?:mascota|cochera))`, () => MISSED),
  rule(`${FOR}((?:${COUPLE}|${ONE} (?:persona|adulto|chico))(?:${AND}${OTHERS})+)`, partyOf),
  // 'Para 4 y 2 chicos' are six; 'para 4 con 2 chicos' are four of whom two are children.
  rule(`${FOR}(${ONE} (?:y|mas|\\+) ${OTHERS}(?:${AND}${OTHERS})*)`, partyOf),
  means(`(?:para |con )?${COUPLE_OF_MINE}`, filter({ people: ['2'] })),
  rule(
    String.raw`(?:para |somos )?${BOUND}${NUMBER}(?: ${OR_MORE})?(?: (?:o|a|y|u) ${NUMBER})? (?:persona|adulto|chico)(?: ${OR_MORE})?`,
    (match) => {
      const [, , , over, under, , count, last] = match;
      return under ? MISSED : people(oneOr(last ?? count) + (over ? 1 : 0));
    },
  ),
  rule(
    String.raw`(?:para (?:una )?familia de|familia de|somos|entramos|capacidad(?: para| de)?) ${NUMBER}`,
    ([, count]) => people(oneOr(count)),
  ),
  rule(String.raw`(?:para )?\d{1,2} familia`, () => MISSED),
  means('(?:para )?(?:una )?pareja', filter({ people: ['2'] })),
  rule('mono ?ambiente', () => filter({ propertyTypes: [FLAT], rooms: ['1'] })),
  rule(
    String.raw`${BOUND}(\d+(?:\.\d+)?)(?: (?:a|y) (\d+(?:\.\d+)?))? (m2|metros cuadrados|hectareas)(?: cubiertos?| totales)?`,
    (match) => {
      const [, , most, , under, , first, second, unit] = match;
      const size = unit === 'hectareas' ? 10_000 : 1;
      const [one, other] = [Number(first) * size, second === undefined ? null : Number(second) * size];
      if (other !== null)
        return filter({ totalArea: { from: Math.min(one, other) || null, to: Math.max(one, other) } });
      return filter({ totalArea: most || under ? { from: null, to: one } : { from: one || null, to: null } });
    },
  ),
  // 'Lote de 600 metros', but not 'a menos de 300 metros del centro', nor 'de 10 metros de frente'.
  rule(
    String.raw`(?<!mas |menos |cerca )de (\d{2,5})(?: a (\d{2,5}))? metros(?: cubiertos?| totales)?(?! del? | al? )`,
    ([, first, second]) =>
      filter({ totalArea: { from: Number(first), to: second === undefined ? null : Number(second) } }),
  ),
  // 'Más de 500 metros', but not 'a menos de 300 metros'.
  rule(
    String.raw`(?<!a )(?:de )?(?:(${LEAST}|mas de)|${MOST}|menos de) (\d{2,5}) metros(?: cubiertos?| totales)?(?! del? | al? )`,
    ([, least, count]) =>
      filter({ totalArea: least ? { from: Number(count), to: null } : { from: null, to: Number(count) } }),
  ),
];

/** `para 6`, after everything else that a number may count; `para 2 autos` counts something else. */
export const PEOPLE_RULES: readonly Rule[] = [
  rule(String.raw`para (\d{1,2})(?: ${OR_MORE})?(?! (?!las |los )[a-z]+s(?![^ ]))`, ([, count]) =>
    people(Number(count)),
  ),
];

const OF_A_HOME = '(?<=(?<![^ ])(?:casa|cabana|duplex|hotel) (?:[^ ]+ ){0,6})';
const OF_LAND = '(?<=(?<![^ ])(?:terreno|campo|local) (?:[^ ]+ ){0,6})';

export const KIND_RULES: readonly Rule[] = [
  means(
    '(?:en )?alquiler(?: temporario| temporal| por temporada| de temporada)?|por temporada',
    filter({ operation: 'rental' }),
  ),
  means('(?:en |a la )?venta', filter({ operation: 'sale' })),
  // Of a home, and not another type: 'casa en lote propio', 'casa con departamento al fondo'.
  rule(
    `${OF_A_HOME}(?:en|con)(?: un| una| su)?(?: gran| buen)? (?:terreno|departamento)(?: propio| grande| amplio| al fondo)?`,
    () => MISSED,
  ),
  means('terreno propio', MISSED),
  // 'Terreno con casa' is no house; its notice says the house in its text.
  rule(
    `${OF_LAND}con(?: un| una| su)?(?: gran| buen)? (casa|cabana|departamento|duplex)`,
    ([, home = '']) => ({ kind: 'words', words: [home] }),
  ),
  ...TYPES.map(([type, word]) => means(word, filter({ propertyTypes: [type] }))),
  means('(?:apto|con) credito(?: hipotecario)?', filter({ creditEligible: true })),
  means('(?:con )?(?:ropa de cama|ropa blanca|sabanas)(?: incluido)?', filter({ linen: true })),
  means(
    '(?:con )?(?:luz(?: y gas)?|gas y luz|servicios|gastos) incluido',
    filter({ utilitiesIncluded: true }),
  ),
  means('(?:solo |que este |que esten )?libre', filter({ free: true })),
  means('(?:solo )?destacado', filter({ featured: true })),
  means('(?:solo )?verificado', filter({ verified: true })),
  means('(?:lo |la |el |los |las )?(?:mas |muy )?barato', { kind: 'order', sort: 'precio-menor' }),
];

/** What comes before a place that is near, or as near as another ('cerca del mar y del centro'), and before the name of a street. */
export const ELSEWHERE = String.raw`(?:(?:cerca|cuadras|metros|kilometros|minutos|frente|calle|avenida|avda|av)(?: del?| al?)?(?: la| las| los)?|y(?: a)?(?: \d+)? del?(?: la| las| los)?)`;

/** The zones of the towns by name; 'cerca del centro' and 'avenida Constitución' are not in them. */
export function zoneRules({ zones }: SentenceContext): Rule[] {
  return zones.flatMap(({ name }) => {
    const words = usualWords(name);
    if (!words) return [];
    const meaning = filter(presentPlaces(zones, { towns: [], zones: [slug(name)] }));
    return [means(`(?<!(?<![^ ])${ELSEWHERE} )(?:(?:el )?barrio (?:de )?)?${words}`, meaning)];
  });
}

/** A name in the words of the vocabulary. */
export function usualWords(name: string): string | undefined {
  return fold(name)
    .match(/[a-z0-9]+/g)
    ?.map(usualWord)
    .join(' ');
}

/** A count of rooms: exact, some, a range, or open; `dormitorios 3` as in a list. */
function countRules(word: string, field: 'bedrooms' | 'rooms' | 'bathrooms'): Rule[] {
  const counted = rule(
    `(?<!para |somos )${BOUND}${NUMBER}(?: (${OR_MORE}))?((?: (?:o|a|y|u|,) ${ONE}){0,4}) ${word}(?: (${OR_MORE}))?`,
    ([, least, most, over, under, between, count, more, joined = '', moreAfter]) => {
      const first = oneOr(count);
      const others = (joined.match(new RegExp(ONE, 'g')) ?? []).map(oneOr);
      const choices = ((): CountChoice[] => {
        if (others.length === 1 && (between || joined.startsWith(' a'))) return upTo(first, others[0]!);
        if (others.length > 0) return [first, ...others].map((one): CountChoice => `${one}`);
        if (least || more || moreAfter) return [`${first}+`];
        if (over) return [`${first + 1}+`];
        if (most) return upTo(1, first);
        return under ? upTo(1, first - 1) : [`${first}`];
      })();
      const isPossible =
        choices.length > 0 && choices.every((one) => Number.parseInt(one, 10) <= LIMITS.maxCounted);
      return isPossible ? filter({ [field]: choices }) : MISSED;
    },
  );
  const inList = rule(
    String.raw`${word} (\d)(?! (?!(?:dormitorio|ambiente|bano) \d)${COUNTED}| a \d)`,
    ([, count = '']) => filter({ [field]: [count] }),
  );
  return [inList, counted];
}

function upTo(first: number, last: number): CountChoice[] {
  const length = Math.min(last, LIMITS.maxCounted) - first + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, at): CountChoice => `${first + at}`);
}

/** Everybody that is listed: `2 adulto , 2 chico y un chico`, `pareja con 2 chico`. */
function partyOf([, party = '']: RegExpExecArray): Meaning {
  const parts = [...party.matchAll(/(?:(\d+|una?) )?(?:pareja|(?:y|,) mi|y yo)|(\d+|una?)/g)];
  return people(
    parts.reduce((sum, [, couples, count]) => sum + (count ? oneOr(count) : 2 * oneOr(couples ?? '1')), 0),
  );
}

function people(count: number): Meaning {
  return count >= 1 && count <= LIMITS.maxPeople ? filter({ people: [`${count}`] }) : MISSED;
}

const METRES: Readonly<Record<string, number>> = { metros: 1, cuadras: 100, kilometros: 1_000 };

/** The smallest distance of the filter that holds it. */
function nearSea(metres: number): Meaning {
  const limit = SEA_LIMITS.find((one) => Number(one) >= metres);
  return limit ? filter({ nearSea: [limit] }) : MISSED;
}

const oneOr = (count = ''): number => (/^una?$/.test(count) ? 1 : Number(count));
