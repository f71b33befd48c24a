import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail, plainEmail } from '#common/kernel/forms/email.js';

/** ASCII has one form but for capitals, unless it is that of another domain (RFC 5890). */
const HAS_FORMS = /[^\p{ASCII}]|(?:^|\.)xn--/iu;

/**
 * An address as the product stores and compares it: without what nobody sees in it (`plainEmail`), its domain in letters, whether it came as
 * `ñu.com.ar`, with the tilde as a character of its own, or as `xn--u-qga.com.ar`. The database compares addresses and knows no punycode, so every
 * address is read by this function, once: fields of a body by `Email`.
 */
export function readEmail(text: string): string {
  const address = plainEmail(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!HAS_FORMS.test(domain) || !isEmail(address)) return address;
  const read = `${address.slice(0, at)}@${domainToUnicode(domainToASCII(domain))}`;
  return isEmail(read) ? read : address;
}
