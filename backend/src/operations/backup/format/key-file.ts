import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { PlainError } from '#platform/process/plain-error.js';
import { publicKeyText } from '#platform/config/backup-public-key.js';

/**
 * Makes a key pair for backups. The private key is written to a new file as PEM (PKCS #8), which only its owner can read.
 * @returns the public key, as BACKUP_PUBLIC_KEY has it
 * @throws PlainError if the file exists or cannot be written
 */
export async function makeKeyFile(path: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const text = publicKeyText(publicKey);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const content = `Private key of backups that are made with BACKUP_PUBLIC_KEY=${text}\n${pem}`;
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new PlainError(`${path} exists and was not changed: name another file.`);
    throw new PlainError(`${path} cannot be written: ${(error as Error).message}`);
  }
  return text;
}

/** @throws PlainError if the file cannot be read, or does not contain such a private key */
export async function readKeyFile(path: string): Promise<KeyObject> {
  const content = await readFile(path, 'utf8').catch((error: Error) => {
    throw new PlainError(`${path} cannot be read: ${error.message}`);
  });
  const key = privateKeyIn(content);
  if (!key) throw new PlainError(`${path} does not contain a private key of backups.`);
  return key;
}

function privateKeyIn(content: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(content);
    return key.asymmetricKeyType === 'x25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
