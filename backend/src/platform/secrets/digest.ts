import { createHash } from 'node:crypto';

/** SHA-256 of a text in URL-safe base64, used as a key that does not reveal personal data. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
