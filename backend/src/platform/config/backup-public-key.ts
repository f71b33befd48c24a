import { createHash, createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';

const KIND = 'X25519';
const PREFIX = 'cd-backup-public-';
const KEY_BYTES = 32;
const CHECK_BYTES = 4;

/**
 * The text of a public key for backups, as BACKUP_PUBLIC_KEY has it: a prefix and, in base64url, the 32 bytes of the key and 4 bytes of a
 * checksum (docs/decisions/0014). The checksum detects mistyped keys, with which unreadable backups would be made.
 */
export function publicKeyText(key: KeyObject): string {
  const bytes = publicKeyBytes(key);
  return `${PREFIX}${Buffer.concat([bytes, checksumOf(bytes)]).toString('base64url')}`;
}

/** @returns undefined if the text is not such a key, or if it is one whose shared secrets are not secret */
export function parsePublicKey(text: string): KeyObject | undefined {
  const decoded = Buffer.from(text.slice(PREFIX.length), 'base64url');
  if (decoded.length !== KEY_BYTES + CHECK_BYTES) return undefined;
  try {
    const key = publicKeyOf(decoded.subarray(0, KEY_BYTES));
    return publicKeyText(key) === text ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The 32 bytes of an X25519 key (RFC 7748). */
export function publicKeyBytes(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url');
}

/** @throws Error for points of small order, with which every shared secret is zero */
export function publicKeyOf(bytes: Buffer): KeyObject {
  const jwk = { kty: 'OKP', crv: KIND, x: bytes.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  diffieHellman({ privateKey: generateKeyPairSync('x25519').privateKey, publicKey });
  return publicKey;
}

function checksumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(PREFIX).update(bytes).digest().subarray(0, CHECK_BYTES);
}
