import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Chance } from './chance.js';

/** Number of pictures per subject in backend/assets/demo-photos. */
const SUBJECTS = {
  chalet: 6,
  moderna: 4,
  cabana: 3,
  edificio: 4,
  duplex: 3,
  living: 5,
  cocina: 3,
  dormitorio: 4,
  bano: 3,
  quincho: 3,
  jardin: 3,
  terreno: 3,
  campo: 2,
  local: 3,
  hotel: 3,
  balneario: 3,
} as const;

type Subject = keyof typeof SUBJECTS;

const INSIDE: readonly Subject[] = ['living', 'cocina', 'dormitorio', 'bano'];

const GALLERIES: Readonly<Record<PropertyTypeId, { cover: readonly Subject[]; rest: readonly Subject[] }>> = {
  1: { cover: ['chalet'], rest: INSIDE },
  2: { cover: ['edificio', 'living'], rest: INSIDE },
  3: { cover: ['local'], rest: ['local'] },
  4: { cover: ['terreno'], rest: ['terreno'] },
  5: { cover: ['campo'], rest: ['campo'] },
  6: { cover: ['hotel'], rest: ['hotel', 'dormitorio', 'bano', 'living'] },
  7: { cover: ['balneario'], rest: ['balneario'] },
  8: { cover: ['cabana'], rest: ['cabana', 'living', 'dormitorio', 'cocina'] },
  9: { cover: ['duplex'], rest: INSIDE },
  10: { cover: ['local', 'terreno'], rest: [] },
};

const one = (chance: Chance, subject: Subject) => `${subject}-${chance.whole(1, SUBJECTS[subject])}`;

/** Gallery of a listing without repeated pictures: exterior, rooms, then pictures of its amenities. */
export function makePhotos(chance: Chance, type: PropertyTypeId, amenities: readonly string[]): string[] {
  const { cover, rest } = GALLERIES[type];
  const pool = amenities.includes('Pileta');
  const outside = type === 1 && pool && chance.happens(0.6) ? 'moderna' : chance.pick(cover);
  const names = [one(chance, outside)];
  for (const subject of chance.shuffle(rest)) names.push(one(chance, subject));
  if (INSIDE === rest && chance.happens(0.6)) names.push(one(chance, 'dormitorio'));
  if (pool) names.push(one(chance, 'jardin'));
  if (type === 1 && (amenities.includes('Quincho') || amenities.includes('Parrilla')))
    names.push(one(chance, 'quincho'));
  return [...new Set(names)];
}
