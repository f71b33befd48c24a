import { createHash } from 'node:crypto';

/** SHA-256 of a text in URL-safe base64: a key that tells nothing of the person in it. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
