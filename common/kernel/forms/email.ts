import { LENGTHS } from '../limits.js';

/** Invisible characters, which copying from messengers and documents adds. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Limits of RFC 5321 and RFC 1035. */
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;

/** An address as it is stored: without invisible characters and the spaces around it. */
export function plainEmail(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/**
 * Whether the text is an address that every mail server can be given, once it is `plainEmail`: a dot-atom of ASCII characters (RFC 5322;
 * others would need SMTPUTF8), and a domain with a dot, whose letters may have accents because mail carries its ASCII form.
 */
export function isEmail(text: string): boolean {
  const address = plainEmail(text);
  if (address.length > LENGTHS.email) return false;
  const at = address.lastIndexOf('@');
  if (at < 1 || at > LONGEST_NAME) return false;
  const labels = address.slice(at + 1).split('.');
  return (
    address
      .slice(0, at)
      .split('.')
      .every((atom) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(atom)) &&
    labels.length > 1 &&
    labels.every(isLabel)
  );
}

function isLabel(label: string): boolean {
  return (
    label.length <= LONGEST_LABEL && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)
  );
}

/** The form in which addresses are compared (blacklist, free-listing limit, suppression): plain, in lower case. */
export function normaliseEmail(text: string): string {
  return plainEmail(text).toLowerCase();
}

/** `juan.perez@gmail.com` → `j•••@gmail.com`, to protect owners' addresses from harvesters (wire-contract.md, Inquiry). */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return name && domain ? `${name.slice(0, 1)}•••@${domain}` : '';
}

/** Hosts of Gmail, which delivers `ana.ruiz@` and `anaruiz@` to the same mailbox, under both hosts. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an address, without the `+` suffix (RFC 5233) and, for Gmail, without dots (wire-contract.md, Blacklist); a name that
 * begins with a `+` is a name. The database function `mailbox_of` implements the same rule; a test compares both.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = normaliseEmail(email).split('@');
  const unmarked = name.split('+')[0] || name;
  return GMAIL.includes(domain) ? `${unmarked.replaceAll('.', '')}@gmail.com` : `${unmarked}@${domain}`;
}
