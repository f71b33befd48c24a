import { LENGTHS } from '../vocabulary/limits.js';

/** One `@`, text on both sides, a dot in the domain, no white space. The length is checked before the pattern runs. */
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

/** `juan.perez@gmail.com` → `j•••@gmail.com`, to protect owners' addresses from harvesters (wire-contract.md, Inquiry). */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return name && domain ? `${name.slice(0, 1)}•••@${domain}` : '';
}

/** Hosts of Gmail, which delivers `ana.ruiz@` and `anaruiz@` to the same mailbox, under both hosts. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an address, without the `+` suffix (RFC 5233) and, for Gmail, without dots (docs/decisions/0020). The database function
 * `mailbox_of` implements the same rule; a test compares both.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = normaliseEmail(email).split('@');
  const [unmarked = ''] = name.split('+');
  return GMAIL.includes(domain) ? `${unmarked.replaceAll('.', '')}@gmail.com` : `${unmarked}@${domain}`;
}
