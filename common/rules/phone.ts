import { HOME_COUNTRY } from '../vocabulary/places.js';

export const ARGENTINE_MOBILE_PREFIX = '+549';

/**
 * The mobile number that the wizard keeps while a person types (public-site.md §5, wire-contract.md "Publishing"): digits
 * only; for Argentina it begins with +549, without the leading 0 of an area code and the 15 of local mobiles.
 * `02291 15-401234` → `+5492291401234`. For another country: `+` and the digits as written.
 */
export function maskMobile(typed: string, country: string = HOME_COUNTRY): string {
  const digits = typed.replace(/\D/g, '');
  if (country !== HOME_COUNTRY) return digits && `+${digits}`;
  const national = digits
    .replace(/^(00)?54/, '')
    .replace(/^9/, '')
    .replace(/^0+/, '');
  return ARGENTINE_MOBILE_PREFIX + withoutLocalMobilePrefix(national);
}

/** Area codes have 2 to 4 digits and the whole number 10, so a 15 that makes it 12 long stands between the two. */
function withoutLocalMobilePrefix(national: string): string {
  const bare = national.replace(/^15(?=\d)/, '');
  if (bare.length !== 12) return bare.slice(0, 11);
  const at = [4, 3, 2].find((length) => bare.startsWith('15', length));
  return at === undefined ? bare.slice(0, 11) : bare.slice(0, at) + bare.slice(at + 2);
}

/** Whether a masked number is complete: +549 and ten digits for Argentina, 6 to 15 digits elsewhere (E.164). */
export function isCompleteMobile(number: string, country: string = HOME_COUNTRY): boolean {
  return country === HOME_COUNTRY ? /^\+549\d{10}$/.test(number) : /^\+\d{6,15}$/.test(number);
}

/** Characters that the contact forms allow in a phone (public-site.md §5): digits, spaces, hyphens, parentheses, plus. */
export function isPhoneText(text: string): boolean {
  return /^[\d\s()+-]{1,25}$/.test(text) && /\d/.test(text);
}

/** Digits for wa.me, in the form it wants for Argentina: 549, area code and number, without 0 and 15. */
export function whatsappDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const foreign = phone.trim().startsWith('+') && !digits.startsWith('54');
  return foreign ? digits : maskMobile(phone).replace(/\D/g, '');
}
