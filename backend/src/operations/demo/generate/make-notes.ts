import { LIMITS } from '#common/kernel/limits.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Chance } from './chance.js';
import {
  AMENITY_SENTENCES,
  BUILDING_REMARKS,
  HOME_REMARKS,
  LET_REMARKS,
  MIRAMAR_SURROUNDINGS,
  SURROUNDINGS,
  type Remark,
} from './data/notes-features.js';
import { OPENINGS } from './data/notes-openings.js';
import { termsOf, tradeRemarks } from './data/notes-terms.js';
import type { DemoTown } from './listing-batch.js';
import type { NoteFacts } from './note-facts.js';

/** Facts that the notes must agree with. */
export interface NoteSubject {
  operation: Operation;
  type: PropertyTypeId;
  bedrooms: number | null;
  rooms: number | null;
  bathrooms: number | null;
  people: number | null;
  floor: string;
  blocksToSea: number;
  quarter: string;
  town: DemoTown;
  amenities: readonly string[];
}

const COUNTS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const counted = (count: number, one: string, many: string) =>
  `${COUNTS[count] ?? count} ${count === 1 ? one : many}`;

/** Distance to the sea, in words. */
function seaPhrase(chance: Chance, blocks: number): string {
  if (blocks === 0) return chance.pick(['frente al mar', 'sobre la costanera', 'con la playa enfrente']);
  if (blocks === 1)
    return chance.pick(['a una cuadra del mar', 'a metros de la playa', 'a una cuadra de la costanera']);
  if (blocks > 40) return 'cerca de la ruta';
  return chance.pick([
    `a ${blocks} cuadras del mar`,
    `a ${blocks} cuadras de la playa`,
    `a solo ${blocks} cuadras de la costa`,
  ]);
}

function factsOf(chance: Chance, subject: NoteSubject): NoteFacts {
  return {
    bedrooms: counted(subject.bedrooms ?? 2, 'dormitorio', 'dormitorios'),
    rooms: subject.rooms === 1 ? 'monoambiente' : counted(subject.rooms ?? 2, 'ambiente', 'ambientes'),
    bathrooms: counted(subject.bathrooms ?? 1, 'baño', 'baños'),
    people: COUNTS[subject.people ?? 4] ?? String(subject.people),
    floor: subject.floor === 'PB' ? 'en planta baja' : `en el piso ${subject.floor}`,
    sea: seaPhrase(chance, subject.blocksToSea),
    quarter: subject.quarter,
  };
}

/** Removes the repetition in "departamento de monoambiente". */
const tidied = (text: string) =>
  text
    .replace(/(departamento|depto|Departamento) de monoambiente/g, 'monoambiente')
    .replace(/de monoambiente/g, 'de un monoambiente')
    .replace(/^./, (first) => first.toUpperCase());

/** `count` different remarks, at most one of each set of alternatives. */
const remarks = (chance: Chance, pool: readonly Remark[], count: number): string[] =>
  chance.sample(pool, count).map((remark) => (typeof remark === 'string' ? remark : chance.pick(remark)));

function features(chance: Chance, { operation, type }: NoteSubject): string[] {
  const trade = tradeRemarks(operation, type);
  if (trade) return remarks(chance, trade, chance.whole(2, 3));
  const own = remarks(chance, type === 2 ? BUILDING_REMARKS : HOME_REMARKS, chance.whole(2, 3));
  return operation === 'rental' ? [...own, ...remarks(chance, LET_REMARKS, chance.whole(0, 2))] : own;
}

function surroundings(chance: Chance, { type, town }: NoteSubject): string[] {
  if (type === 5 || type === 7 || type === 10) return [];
  const pool = town === 'Miramar' ? [...SURROUNDINGS, ...MIRAMAR_SURROUNDINGS] : SURROUNDINGS;
  return remarks(chance, pool, chance.whole(0, 2));
}

/** Notes of a property: an opening that agrees with its data, its amenities, its terms. */
export function makeNotes(chance: Chance, subject: NoteSubject): string {
  const opening = tidied(chance.pick(OPENINGS[subject.operation][subject.type])(factsOf(chance, subject)));
  const amenities = chance
    .shuffle(subject.amenities)
    .map((name) => chance.pick(AMENITY_SENTENCES[name] ?? [`${name}.`]));
  const own = features(chance, subject);
  const middle = chance.happens(0.5) ? [...own, ...amenities] : [...amenities, ...own];
  const terms = remarks(chance, termsOf(subject.operation, subject.type), chance.whole(1, 3));
  const sentences = [opening, ...middle, ...surroundings(chance, subject), ...terms];
  while (sentences.join(' ').length > LIMITS.notesLength) sentences.splice(1, 1);
  return sentences.join(chance.happens(0.15) ? '\n' : ' ');
}
