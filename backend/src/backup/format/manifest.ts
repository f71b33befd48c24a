import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#platform/process/plain-error.js';
import type { BackupTable, SequenceState } from '../tables/backup-tables.js';
import { Seal } from './seal.js';

export const MANIFEST_FILE = 'manifest.json';
export const CHECKSUMS_FILE = 'checksums.sha256';
/** Of the names of backups, which begin with the moment of the copy in UTC. */
const NAME = /^costa-directa-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
export const PARTIAL_PREFIX = '.partial-';

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
  /** Salt of the key; null if the files are not encrypted. */
  salt: string | null;
}

/** A backup folder whose manifest has been read, and verified if it is encrypted. */
export interface OpenedBackup {
  folder: string;
  manifest: Manifest;
  seal: Seal | undefined;
}

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

export function manifestText(manifest: Manifest, seal: Seal | undefined): string {
  const content = JSON.stringify(manifest);
  return `${JSON.stringify({ ...manifest, signature: seal?.sign(content) ?? null }, null, 1)}\n`;
}

/**
 * Opens a backup, or the newest one of a folder of backups.
 * @throws PlainError if there is none, or if the key does not fit
 */
export async function openBackup(from: string, key: string | undefined): Promise<OpenedBackup> {
  const folder = await folderOf(from);
  const { signature, ...manifest } = await readManifest(folder);
  if (manifest.format !== 1)
    throw new PlainError(`${folder} was made by a newer version of this program: restore it with that one.`);
  if (manifest.salt === null) return { folder, manifest, seal: undefined };
  if (!key) throw new PlainError(`${folder} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  const seal = new Seal(key, manifest.salt);
  if (!seal.signed(JSON.stringify(manifest), signature ?? ''))
    throw new PlainError(`BACKUP_KEY is not the key of ${folder}, or its manifest was changed.`);
  return { folder, manifest, seal };
}

/** Checksums by path within the backup. */
export async function readChecksums({ folder, manifest }: OpenedBackup): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS_FILE), 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== manifest.checksums)
    throw new PlainError(`${CHECKSUMS_FILE} in ${folder} was changed or is damaged.`);
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** In the format of `sha256sum --check`. */
export function checksumsText(checksums: ReadonlyMap<string, string>): string {
  return [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`).join('');
}

async function folderOf(from: string): Promise<string> {
  if (await isFile(join(from, MANIFEST_FILE))) return from;
  const [newest] = await backupsIn(from);
  if (!newest) throw new PlainError(`There is no complete backup in ${from}.`);
  return join(from, newest);
}

async function readManifest(folder: string): Promise<Manifest & { signature?: string | null }> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as Manifest;
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
