import { HOME_COUNTRY, HOME_PROVINCE } from '#common/kernel/places.js';
import type { Chance } from './chance.js';
import {
  AREA_CODES,
  DNI_COUNT,
  FIRST_DNI,
  FIRST_NAMES,
  HOME_STREETS,
  LAST_NAMES,
  type OwnerHome,
} from './data/people.js';
import type { DemoContact } from './demo-listing.js';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f ]/g, '')
    .toLowerCase();

/** An unassignable mobile number: the subscriber part begins with 0. */
export function unassignedMobile(home: OwnerHome, serial: number): string {
  const area = AREA_CODES[home];
  const digits = 10 - area.length;
  return `+549${area}${String(serial % 10 ** (digits - 1)).padStart(digits, '0')}`;
}

const HOMES: readonly OwnerHome[] = [
  'Miramar',
  'Miramar',
  'Miramar',
  'Mar del Plata',
  'Buenos Aires',
  'Buenos Aires',
];

/** Owners above this number live in Buenos Aires, because the short numbers of the coast would repeat. */
const COAST_OWNERS = 90_000;

/** The `serial`-th owner, with a unique DNI, number and e-mail address. */
export function makeContact(chance: Chance, serial: number): DemoContact {
  const wish = chance.pick<OwnerHome>(HOMES);
  const home = serial < COAST_OWNERS ? wish : 'Buenos Aires';
  const [firstName, lastName] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const atCoast = home === 'Miramar';
  const inFlat = chance.happens(home === 'Buenos Aires' ? 0.6 : 0.2);
  return {
    firstName,
    lastName,
    dni: String(FIRST_DNI + (serial % DNI_COUNT)),
    mobile: unassignedMobile(home, 1000 + serial),
    email: `${plain(firstName)}.${plain(lastName)}${serial}@example.${chance.happens(0.7) ? 'com' : 'org'}`,
    country: HOME_COUNTRY,
    province: home === 'Buenos Aires' && chance.happens(0.4) ? 'Otro' : HOME_PROVINCE,
    town: home === 'Buenos Aires' ? 'Otro' : home,
    street: atCoast ? `Calle ${chance.whole(9, 46)}` : chance.pick(HOME_STREETS),
    streetNumber: String(chance.whole(110, 2990)),
    floor: inFlat ? String(chance.whole(1, 12)) : '',
    apartment: inFlat ? chance.pick(['A', 'B', 'C', 'D']) : '',
  };
}
