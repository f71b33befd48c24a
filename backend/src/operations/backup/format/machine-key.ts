import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { SecretKeys } from '#platform/secrets/secret-keys.js';

/** Beginning of an Ed25519 key in DER (RFC 8410), before its 32 bytes. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The key with which a machine signs its backups. It is derived from the product's secret, so that it is stored nowhere else. Without it
 * everybody who knows the public key of the backups could make one (docs/decisions/0014).
 */
export class MachineKey {
  private constructor(private readonly key: KeyObject) {}

  /** Those of all secrets of this machine, the current one first. */
  static all(secrets: SecretKeys): MachineKey[] {
    return secrets.all().map((secret) => {
      const der = Buffer.concat([PRIVATE_PREFIX, secrets.keyOf(secret, 'backup signature')]);
      return new MachineKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    });
  }

  /** The public key as text. */
  get name(): string {
    const der = createPublicKey(this.key).export({
      format: 'der',
      type: 'spki',
    });
    return der.subarray(PUBLIC_PREFIX.length).toString('base64url');
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('base64');
  }
}

/** Whether the machine with this public key has signed the text. */
export function isSignedByMachine(name: string, text: string, signature: string): boolean {
  try {
    const der = Buffer.concat([PUBLIC_PREFIX, Buffer.from(name, 'base64url')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
