import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#platform/process/plain-error.js';
import { isSignedByMachine } from './machine-key.js';
import { backupsIn, isManifest, LOCKED_KEY_FILE, MANIFEST_FILE, type Manifest } from './manifest.js';
import { Seal } from './seal.js';

/** A backup folder whose manifest has been read, and verified if it is encrypted. */
export interface OpenedBackup {
  folder: string;
  manifest: Manifest;
  seal: Seal | undefined;
}

/** Keys that open encrypted backups. */
export interface BackupKeys {
  /** BACKUP_KEY */
  passphrase: string | undefined;
  /** Private key of BACKUP_PUBLIC_KEY. */
  identity?: string | undefined;
  /** Public keys of the machines whose backups to a public key are trusted. */
  machines?: readonly string[];
  /** Refuses a backup that is not encrypted, because anybody with write access to the folder can add one. */
  onlyEncrypted?: boolean;
}

/** A backup folder whose manifest has been read, but not verified. */
export interface FoundBackup {
  folder: string;
  manifest: Manifest;
  signature: string;
}

/**
 * Finds a backup, or the newest one of a folder of backups.
 * @throws PlainError if there is none that this version reads
 */
export async function findBackup(from: string): Promise<FoundBackup> {
  const folder = await folderOf(from);
  const { signature, ...manifest } = await readManifest(folder);
  if (manifest.format !== 1)
    throw new PlainError(`${folder} was made by a newer version of this program: restore it with that one.`);
  if (!isManifest(manifest)) throw new PlainError(`The manifest of ${folder} was changed.`);
  return { folder, manifest, signature: signature ?? '' };
}

/**
 * Opens a backup, or the newest one of a folder of backups.
 * @returns its folder, manifest and seal; `seal` is undefined if it is not encrypted
 * @throws PlainError if there is none, if the key does not fit, if the manifest was changed, or if the backup is not encrypted although
 * `onlyEncrypted` is set
 */
export async function openBackup(from: string, keys: BackupKeys): Promise<OpenedBackup> {
  const found = await findBackup(from);
  const { folder, manifest } = found;
  if (manifest.encryption === 'public key') return { folder, manifest, seal: await openedByKey(found, keys) };
  if (keys.identity !== undefined)
    throw new PlainError(`${folder} is not encrypted to a public key: restore it without --key-file.`);
  if (manifest.encryption === 'passphrase')
    return { folder, manifest, seal: await openedByPassphrase(found, keys) };
  if (keys.onlyEncrypted)
    throw new PlainError(
      `${folder} is not encrypted, although a key of backups is set. Add --unencrypted if you know who made it.`,
    );
  return { folder, manifest, seal: undefined };
}

async function openedByPassphrase(
  { folder, manifest, signature }: FoundBackup,
  { passphrase }: BackupKeys,
): Promise<Seal> {
  if (!passphrase)
    throw new PlainError(`${folder} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  const locked = await readFile(join(folder, LOCKED_KEY_FILE)).catch((error: Error) => {
    throw new PlainError(`${join(folder, LOCKED_KEY_FILE)} cannot be read: ${error.message}`);
  });
  const seal = await Seal.unlocked(locked, passphrase);
  if (!seal?.signed(JSON.stringify(manifest), signature))
    throw new PlainError(`BACKUP_KEY is not the key of ${folder}, or its manifest was changed.`);
  return seal;
}

async function openedByKey(found: FoundBackup, { identity, machines = [] }: BackupKeys): Promise<Seal> {
  const { folder, manifest } = found;
  if (identity === undefined)
    throw new PlainError(
      `${folder} is encrypted to ${manifest.recipient}: add --key-file FILE with the file of its private key.`,
    );
  const seal = await Seal.of(identity);
  if (seal.recipient !== manifest.recipient)
    throw new PlainError(
      `The key file is that of ${seal.recipient}, but ${folder} is encrypted to ${manifest.recipient}.`,
    );
  assertMadeBy(found, machines);
  return seal;
}

/** @throws PlainError if another machine made the backup: who knows the public key can make one with any content */
function assertMadeBy({ folder, manifest, signature }: FoundBackup, machines: readonly string[]): void {
  const { madeBy } = manifest;
  if (!madeBy || !isSignedByMachine(madeBy, JSON.stringify(manifest), signature))
    throw new PlainError(`No machine has signed ${folder} as it is: it may be forged.`);
  if (!machines.includes(madeBy))
    throw new PlainError(
      `${folder} was signed by ${madeBy}, which is not a key of this machine. Everybody who knows the public key can make such a backup: compare that key with the one that the site's machine printed with its backups, and if it is the same add --made-by ${madeBy}`,
    );
}

async function folderOf(from: string): Promise<string> {
  if (await isFile(join(from, MANIFEST_FILE))) return from;
  const [newest] = await backupsIn(from);
  if (!newest) throw new PlainError(`There is no complete backup in ${from}.`);
  return join(from, newest);
}

type SignedManifest = Manifest & { signature?: string | null };

async function readManifest(folder: string): Promise<SignedManifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as SignedManifest;
  } catch (error) {
    throw new PlainError(`${join(folder, MANIFEST_FILE)} cannot be read: ${(error as Error).message}`);
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
