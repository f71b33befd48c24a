import { PETS_SLUG } from '../amenities/amenities.js';
import { slug } from '../../kernel/text.js';
import type { Conditions } from './conditions.js';

// Searches know by the amenity 'Mascotas' whether pets are accepted. The condition adds for how much, or that it must be asked. Neither
// contradicts the other: whichever is written last decides.

interface NamedAmenity {
  id: number;
  name: string;
}

/** Whether pets are accepted; undefined if the conditions do not say. */
export function acceptsPets(conditions: Pick<Conditions, 'mascotas'> | null): boolean | undefined {
  const pets = conditions?.mascotas ?? null;
  return pets === null ? undefined : pets === 'si' || typeof pets === 'number';
}

/** Ids of amenities that agree with the conditions. */
export function amenitiesWithPets(
  ids: readonly number[],
  conditions: Pick<Conditions, 'mascotas'> | null,
  catalogue: readonly NamedAmenity[],
): number[] {
  const accepts = acceptsPets(conditions);
  const id = catalogue.find(({ name }) => slug(name) === PETS_SLUG)?.id;
  if (accepts === undefined || id === undefined || ids.includes(id) === accepts) return [...ids];
  return accepts ? [...ids, id] : ids.filter((one) => one !== id);
}

/** Conditions that agree with the amenities: nothing is said about pets any more if they said the opposite. */
export function conditionsWithAmenities<Known extends Pick<Conditions, 'mascotas'> | null>(
  conditions: Known,
  amenities: readonly NamedAmenity[],
): Known {
  const accepts = acceptsPets(conditions);
  const isTicked = amenities.some(({ name }) => slug(name) === PETS_SLUG);
  return accepts === undefined || accepts === isTicked ? conditions : { ...conditions, mascotas: null };
}
