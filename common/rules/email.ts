import { LENGTHS } from '../vocabulary/limits.js';

/** One `@`, something on both sides, a dot in the domain, no white space; the length is bounded before the pattern runs. */
export function isEmail(text: string): boolean {
  if (text.length > LENGTHS.email) return false;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || /[\s<>,;:"'()[\]\\]/.test(text)) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label))
  );
}

/** The form in which addresses are compared (blacklist, free-listing limit, suppression): trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** `juan.perez@gmail.com` → `j•••@gmail.com`: an owner's address is not for harvesters (wire-contract.md, Inquiry). */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return name && domain ? `${name.slice(0, 1)}•••@${domain}` : '';
}

/** Hosts of Gmail, which takes `ana.ruiz@` and `anaruiz@` for one mailbox, under both names. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address: what follows a `+` is a mark of its owner (RFC 5233), as dots are for Gmail (docs/decisions/0020). The
 * function `mailbox_of` of the database decides the same; a test compares both.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = normaliseEmail(email).split('@');
  const [unmarked = ''] = name.split('+');
  return GMAIL.includes(domain) ? `${unmarked.replaceAll('.', '')}@gmail.com` : `${unmarked}@${domain}`;
}
