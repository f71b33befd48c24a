import { join } from 'node:path';
import type { Settings } from '#platform/config/settings.js';
import { parsePublicKey } from '#platform/config/backup-public-key.js';
import { backupsIn, readChecksums, type Manifest } from './format/manifest.js';
import { findBackup, openBackup } from './format/open-backup.js';
import { PassphraseSeal } from './format/passphrase-seal.js';
import { PublicKeySeal } from './format/public-key-seal.js';
import type { Seal } from './format/seal.js';
import type { Previous } from './copy-photos.js';

type KeySettings = Pick<Settings, 'BACKUP_KEY' | 'BACKUP_PUBLIC_KEY'>;
type PreviousBackup = Previous & { seal: Seal | undefined };

/** Encryption of a new backup: with BACKUP_PUBLIC_KEY a new seal, with BACKUP_KEY that of the previous backup or a new one, else none. */
export function newSeal(
  { BACKUP_KEY, BACKUP_PUBLIC_KEY }: KeySettings,
  previous: PreviousBackup | undefined,
): Seal | undefined {
  if (BACKUP_PUBLIC_KEY) return PublicKeySeal.to(parsePublicKey(BACKUP_PUBLIC_KEY)!);
  return BACKUP_KEY ? (previous?.seal ?? new PassphraseSeal(BACKUP_KEY)) : undefined;
}

/** Fields of the manifest that describe the encryption. */
export function formatOf(seal: Seal | undefined): Pick<Manifest, 'format' | 'salt' | 'sealedTo'> {
  if (seal instanceof PublicKeySeal) return { format: 2, salt: null, sealedTo: seal.sealedTo };
  return { format: 1, salt: seal instanceof PassphraseSeal ? seal.salt : null };
}

/** The newest backup with the same key, or without a key if none is set. */
export async function previousIn(to: string, settings: KeySettings): Promise<PreviousBackup | undefined> {
  const [newest] = await backupsIn(to);
  if (!newest) return undefined;
  try {
    return settings.BACKUP_PUBLIC_KEY
      ? await sealedTo(settings.BACKUP_PUBLIC_KEY, join(to, newest))
      : await openedWith(settings.BACKUP_KEY, join(to, newest));
  } catch {
    return undefined;
  }
}

async function openedWith(passphrase: string | undefined, from: string): Promise<PreviousBackup | undefined> {
  const backup = await openBackup(from, { passphrase });
  if ((backup.seal === undefined) !== (passphrase === undefined)) return undefined;
  return {
    folder: backup.folder,
    seal: backup.seal,
    checksums: await readChecksums(backup),
  };
}

/** Does not verify the signature of the backup, which requires the private key. */
async function sealedTo(publicKey: string, from: string): Promise<PreviousBackup | undefined> {
  const backup = await findBackup(from);
  if (backup.manifest.sealedTo?.publicKey !== publicKey) return undefined;
  return {
    folder: backup.folder,
    seal: undefined,
    checksums: await readChecksums(backup),
  };
}
