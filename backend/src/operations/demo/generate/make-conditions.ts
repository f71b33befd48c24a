import type { AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { asksConditions, noConditions, type Conditions } from '#common/listings/conditions/conditions.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Chance } from './chance.js';

/** Facts of a listing that its conditions must agree with. */
interface ConditionSubject extends Pick<AttributeValues, 'people'> {
  operation: Operation;
  propertyType: PropertyTypeId;
  amenities: readonly string[];
}

/** Three in four owners say something about the stay, and some say everything. */
const SAYS = 0.75;

/** Conditions of a rental that people stay in; null for other listings, and for owners who say nothing. */
export function makeConditions(chance: Chance, subject: ConditionSubject): Conditions | null {
  const { operation, propertyType, people } = subject;
  if (!asksConditions(operation, propertyType) || !people || !chance.happens(SAYS)) return null;
  const large = people > 5;
  return {
    ...noConditions(),
    camas: bedsFor(people),
    entrada: chance.pick(['14:00', '15:00', '13:00', null]),
    salida: chance.pick(['10:00', '10:00', '11:00', null]),
    senia: chance.pick([30, 30, 40, 50, null]),
    saldo: chance.pick(['llegada', 'llegada', 'antes', null] as const),
    deposito: chance.pick([null, null, large ? 200_000 : 100_000]),
    limpieza: chance.pick([null, 0, large ? 40_000 : 25_000, large ? 40_000 : 25_000]),
    ropaBlanca: chance.pick(['completa', 'sabanas', 'no', 'no', null] as const),
    servicios: chance.pick(['incluidos', 'incluidos', 'medidor', 4_000, null] as const),
    minimoNoches: chance.pick([
      [],
      [{ periodo: '', noches: 2 }],
      [
        { periodo: 'Enero', noches: 7 },
        { periodo: '', noches: 3 },
      ],
    ]),
    mascotas: petsOf(chance, subject.amenities.includes('Mascotas')),
    grupos: chance.pick(['no', 'no', 'consultar', null] as const),
  };
}

/** A double bed for two, bunks for four of the others, and single beds. */
function bedsFor(people: number): Conditions['camas'] {
  const matrimoniales = Math.min(2, Math.floor(people / 2));
  const left = people - matrimoniales * 2;
  const cuchetas = left >= 4 ? 2 : 0;
  const rest = left - cuchetas * 2;
  return { matrimoniales, cuchetas, simples: Math.min(rest, 4), sofas: rest > 4 ? 1 : 0 };
}

/** The amenity says the same. */
function petsOf(chance: Chance, areWelcome: boolean): Conditions['mascotas'] {
  return areWelcome ? chance.pick(['si', 'si', 15_000]) : chance.pick(['no', 'no', 'consultar', null]);
}
