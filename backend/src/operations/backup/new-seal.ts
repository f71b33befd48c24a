import { join } from 'node:path';
import type { Settings } from '#platform/config/settings.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { MachineKey } from './format/machine-key.js';
import { backupsIn, readChecksums, type Manifest } from './format/manifest.js';
import { findBackup, openBackup } from './format/open-backup.js';
import { Seal } from './format/seal.js';
import type { Previous } from './copy-photos.js';

type PreviousBackup = Previous & { seal: Seal | undefined };

/** Encryption of a new backup, and what signs its manifest. */
export interface NewSeal {
  seal: Seal | undefined;
  format: Pick<Manifest, 'encryption' | 'recipient' | 'madeBy'>;
  signer: { sign(text: string): string } | undefined;
}

/** With BACKUP_PUBLIC_KEY a new seal, with BACKUP_KEY that of the previous backup or a new one, else none. */
export async function newSeal(settings: Settings, previous: PreviousBackup | undefined): Promise<NewSeal> {
  const { BACKUP_KEY, BACKUP_PUBLIC_KEY } = settings;
  if (BACKUP_PUBLIC_KEY) {
    const seal = await Seal.to(BACKUP_PUBLIC_KEY);
    // Anybody can encrypt to a public key: the signature of the machine shows the origin.
    const [machine] = MachineKey.all(new SecretKeys(settings));
    return {
      seal,
      format: { encryption: 'public key', recipient: seal.recipient, madeBy: machine!.name },
      signer: machine,
    };
  }
  if (!BACKUP_KEY) return { seal: undefined, format: { encryption: 'none' }, signer: undefined };
  const seal = previous?.seal ?? (await Seal.of());
  return { seal, format: { encryption: 'passphrase', recipient: seal.recipient }, signer: seal };
}

/** The newest backup with the same key, or without a key if none is set. */
export async function previousIn(to: string, settings: Settings): Promise<PreviousBackup | undefined> {
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

/** Does not verify the signature of the backup, which its own machine made and a restore checks. */
async function sealedTo(publicKey: string, from: string): Promise<PreviousBackup | undefined> {
  const backup = await findBackup(from);
  if (backup.manifest.encryption !== 'public key' || backup.manifest.recipient !== publicKey)
    return undefined;
  return {
    folder: backup.folder,
    seal: undefined,
    checksums: await readChecksums(backup),
  };
}
