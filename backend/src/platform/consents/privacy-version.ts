import { createHash } from 'node:crypto';
import { PRIVACY_NOTICE } from '#common/site/privacy-messages.js';

const LENGTH = 12;

/** Version of a text: the first 12 hexadecimal digits of the SHA-256 of its JSON. */
export function versionOf(text: unknown): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, LENGTH);
}

/** The version of the privacy notice that the site shows. */
export const PRIVACY_VERSION = versionOf(PRIVACY_NOTICE);
