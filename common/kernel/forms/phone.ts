import { HOME_COUNTRY } from '../places.js';

export const ARGENTINE_MOBILE_PREFIX = '+549';

/** A number as typed or copied, with ASCII digits and hyphens, spaces for dots and slashes, `+` for `00`, and without invisible characters. */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s./]+/g, ' ')
    .trim()
    .replace(/^\+?00/, '+');
}

/**
 * Input mask of the mobile number (public-site.md §5, wire-contract.md, Publishing): digits only. Argentine numbers start with +549,
 * without the area code's leading 0 and the mobile prefix 15: `02291 15-401234` → `+5492291401234`. A full number behind the prefix of the
 * field is read without its own. Other countries: `+` and the digits as typed.
 */
export function maskMobile(typed: string, country: string = HOME_COUNTRY): string {
  const digits = plainPhone(typed).replace(/\D/g, '');
  if (country !== HOME_COUNTRY) return digits && `+${digits}`;
  // No area code begins with 0, 9 or 5.
  const national = digits.replace(/^(?:54|9|0)+/, '');
  const withoutPrefix = withoutLocalMobilePrefix(national.replace(/^15(?=\d)/, ''));
  return ARGENTINE_MOBILE_PREFIX + withoutPrefix.slice(0, 11);
}

/** An area code has 2 to 4 digits and the national number 10, so a 15 that makes it 12 digits long is the mobile prefix. */
function withoutLocalMobilePrefix(national: string): string {
  if (national.length !== 12) return national;
  const at = [4, 3, 2].find((length) => national.startsWith('15', length));
  return at === undefined ? national : national.slice(0, at) + national.slice(at + 2);
}

/** Area codes of three digits; Buenos Aires has two, all others four (Argentina's numbering plan, ENACOM). */
const AREAS_OF_THREE =
  /^(22[013]|23[067]|249|26[01346]|280|29[14789]|336|34[12358]|35[138]|362|364|370|37[69]|38[01358]|387|388)/;

/** Formatted number: `+5492291401234` → `+54 9 2291 40-1234`. Numbers of other countries are unchanged. */
export function formatPhone(number: string): string {
  const national = /^\+549(\d{10})$/.exec(number)?.[1];
  if (!national) return number;
  const area = national.startsWith('11') ? 2 : AREAS_OF_THREE.test(national) ? 3 : 4;
  return `+54 9 ${national.slice(0, area)} ${national.slice(area, -4)}-${national.slice(-4)}`;
}

/** Masked number, before a visitor asks for it: `+5492291401234` → `+54 9 2291 ••••34`; empty stays empty. */
export function hidePhone(number: string): string {
  if (number === '') return '';
  const shown = formatPhone(number);
  const end = shown.lastIndexOf(' ') > 0 ? shown.slice(0, shown.lastIndexOf(' ') + 1) : shown.slice(0, 3);
  return `${end}••••${number.slice(-2)}`;
}

/** Whether an entered number is complete: +549 and ten digits for Argentina, 6 to 15 digits behind another country's code (E.164). */
export function isCompleteMobile(number: string, country: string = HOME_COUNTRY): boolean {
  return (isArgentine(number, country) ? /^\+549\d{10}$/ : /^\+[1-9]\d{5,14}$/).test(number);
}

/** Whether the rules of Argentine numbers are those of this one. */
export function isArgentine(number: string, country: string): boolean {
  return country === HOME_COUNTRY || number.startsWith(ARGENTINE_MOBILE_PREFIX);
}

/**
 * The number of a form whose country has changed. The prefix of Argentina is removed if it is all that is typed, or if what follows it is too
 * long for an Argentine number, and restored for Argentina.
 */
export function movePhone(phone: string, country: string): string {
  return maskMobile(phone.replace(/^\+549(?=$|\d{11})/, ''), country);
}

/** Characters that the contact forms allow in a phone (public-site.md §5): digits, spaces, hyphens, parentheses, plus. */
export function isPhoneText(text: string): boolean {
  const plain = plainPhone(text);
  return /^[\d\s()+-]{1,25}$/.test(plain) && /\d/.test(plain);
}

/** Digits for wa.me; for Argentina 549, area code and number, without 0 and 15. */
export function whatsappDigits(phone: string): string {
  const plain = plainPhone(phone);
  const digits = plain.replace(/\D/g, '');
  const foreign = plain.startsWith('+') && !digits.startsWith('54');
  return foreign ? digits : maskMobile(phone).replace(/\D/g, '');
}

/**
 * Normalised digits for searching: without +54, 9, the area code's 0 and the mobile prefix 15. `0223 15 400-1118` and `+5492234001118` →
 * `2234001118`. The SQL function phone_digits implements the same for stored numbers.
 */
export function phoneDigits(phone: string): string {
  const digits = plainPhone(phone)
    .replace(/\D/g, '')
    .replace(/^(00)?54(?=\d{10})/, '')
    .replace(/^9(?=0|\d{10}$)/, '')
    .replace(/^0+/, '');
  return withoutLocalMobilePrefix(digits);
}

/** Whether two numbers are the same in any spelling; false if one is empty. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = phoneDigits(one);
  return digits !== '' && digits === phoneDigits(other);
}
