import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#platform/process/plain-error.js';
import type { BackupTable, SequenceState } from '../backup-tables.js';

export const MANIFEST_FILE = 'manifest.json';
export const CHECKSUMS_FILE = 'checksums.sha256';
/** The private key of a backup with BACKUP_KEY, encrypted with it. */
export const LOCKED_KEY_FILE = 'key.age';
/** Name of a backup, with the moment of the copy in UTC. */
const NAME = /^costa-directa-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
export const PARTIAL_PREFIX = '.partial-';
/** Path of a file within a backup. */
const OWN_PATH = /^(?:(?:database|photos)\/)?[\w-][\w.-]*$/;

export interface CopiedTable extends BackupTable {
  file: string;
  rows: number;
}

/** Description of a complete backup; it is written last. */
export interface Manifest {
  format: 1;
  site: string;
  createdAt: string;
  /** Migrations of the copied database, in order. */
  migrations: readonly string[];
  /** In order of their foreign keys. */
  tables: readonly CopiedTable[];
  sequences: readonly SequenceState[];
  photos: { files: number; missing: number };
  settingsFile: string;
  /** SHA-256 of checksums.sha256, which lists all other files. */
  checksums: string;
  encryption: 'none' | 'passphrase' | 'public key';
  /** Public key that the files are encrypted to. */
  recipient?: string;
  /** Public key of the machine that signed the backup; only with a public key, to which anybody can encrypt. */
  madeBy?: string;
}

/**
 * Whether a manifest has the form that this program writes. Anybody with write access to the folder of backups can change a manifest, so
 * nothing of it is used before.
 */
export function isManifest(found: unknown): found is Manifest {
  const { tables, sequences, migrations, settingsFile, createdAt } = (found ?? {}) as Record<string, unknown>;
  return (
    isListOf(tables, ({ name, columns, file, rows }) =>
      Boolean(isText(name) && areTexts(columns) && isOwnPath(file) && Number.isSafeInteger(rows)),
    ) &&
    isListOf(sequences, ({ name, last }) => isText(name) && isText(last) && /^\d{1,19}$/.test(last)) &&
    areTexts(migrations) &&
    isOwnPath(settingsFile) &&
    isText(createdAt)
  );
}

function isListOf(found: unknown, fits: (item: Record<string, unknown>) => boolean): boolean {
  return (
    Array.isArray(found) && found.every((item) => typeof item === 'object' && item !== null && fits(item))
  );
}

const areTexts = (found: unknown): boolean => Array.isArray(found) && found.every(isText);
const isText = (found: unknown): found is string => typeof found === 'string';
const isOwnPath = (found: unknown): boolean => isText(found) && OWN_PATH.test(found);

/** Name of the folder of a backup: `costa-directa-2026-11-21T04-30-00Z`. */
export function nameOf(moment: Date): string {
  return `costa-directa-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The moment in the name of a backup; undefined for other names. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** Names of the complete backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => momentOf(name))
    .sort()
    .reverse();
}

/** The manifest as JSON text with its signature, which is null without encryption. */
export function manifestText(manifest: Manifest, signer: { sign(text: string): string } | undefined): string {
  const signature = signer?.sign(JSON.stringify(manifest)) ?? null;
  return `${JSON.stringify({ ...manifest, signature }, null, 1)}\n`;
}

/** Checksums by path within the backup. */
export async function readChecksums({
  folder,
  manifest,
}: {
  folder: string;
  manifest: Manifest;
}): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS_FILE), 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== manifest.checksums)
    throw new PlainError(`${CHECKSUMS_FILE} in ${folder} was changed or is damaged.`);
  const lines = text.split('\n').filter(Boolean);
  const checksums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const outside = [...checksums.keys()].find((path) => !isOwnPath(path));
  if (outside !== undefined)
    throw new PlainError(`${CHECKSUMS_FILE} in ${folder} names a file that no backup has: ${outside}`);
  return checksums;
}

/** In the format of `sha256sum --check`. */
export function checksumsText(checksums: ReadonlyMap<string, string>): string {
  return [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`).join('');
}
