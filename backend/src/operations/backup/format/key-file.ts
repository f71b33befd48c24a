import { readFile, writeFile } from 'node:fs/promises';
import { PlainError } from '#platform/process/plain-error.js';
import { age } from './age.js';

/** A line of a key file that `age-keygen` or makeKeyFile wrote. */
const IDENTITY = /^AGE-SECRET-KEY-1\S+$/m;

/**
 * Makes a key pair for backups. The private key is written to a new file, which only its owner can read.
 * @returns the public key, as BACKUP_PUBLIC_KEY has it
 * @throws PlainError if the file exists or cannot be written
 */
export async function makeKeyFile(path: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const content = `# Private key of backups that are made with BACKUP_PUBLIC_KEY=${recipient}\n${identity}\n`;
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new PlainError(`${path} exists and was not changed: name another file.`);
    throw new PlainError(`${path} cannot be written: ${(error as Error).message}`);
  }
  return recipient;
}

/** @throws PlainError if the file cannot be read, or does not contain such a private key */
export async function readKeyFile(path: string): Promise<string> {
  const content = await readFile(path, 'utf8').catch((error: Error) => {
    throw new PlainError(`${path} cannot be read: ${error.message}`);
  });
  const [identity] = IDENTITY.exec(content) ?? [];
  if (!identity || !(await isIdentity(identity)))
    throw new PlainError(`${path} does not contain a private key of backups.`);
  return identity;
}

async function isIdentity(text: string): Promise<boolean> {
  const { identityToRecipient } = await age();
  return identityToRecipient(text).then(
    () => true,
    () => false,
  );
}
