import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import { PlainError } from '../process/plain-error.js';

/** Minimum length of SESSION_SECRET. */
const LEAST_LENGTH = 32;
const BYTES = 48;
/** Characters of a damaged file: NULs after a power loss, bytes that are no text. */
const DAMAGE = /[\p{Cc}\uFFFD]/u;

export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * The secrets of a file, one a line; the first one signs.
 * @throws PlainError naming the file if it is missing, cannot be read, is damaged, or has a short line
 */
export function readSecretFile(path: string): string[] {
  try {
    return secretsIn(path);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new PlainError(`${path} is missing: put it back from its copy.`);
    throw new PlainError(`${path} cannot be read (${code}).`);
  }
}

/** Replaces the file atomically. It keeps its owner, even if another user (root) writes it. */
export function writeSecretFile(path: string, secrets: readonly string[]): void {
  const { uid, gid } = statSync(path);
  const draft = writeDraft(path, secrets);
  chownSync(draft, uid, gid);
  renameSync(draft, path);
  syncFolder(path);
}

function secretsIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.some((line) => DAMAGE.test(line)))
    throw new PlainError(`${path} is damaged: put it back from its copy.`);
  if (lines.length > 0 && lines.every((line) => line.length >= LEAST_LENGTH)) return lines;
  throw new PlainError(
    `${path} has fewer than ${LEAST_LENGTH} characters: put it back from its copy. If it is lost, write another one (openssl rand -base64 48 > FILE): everybody signs in again, and what was encrypted with it is lost.`,
  );
}

/**
 * Creates the file with a new secret, readable by its owner only. Of several processes that start at once, one creates it: a link is created
 * only if the name is free.
 * @throws PlainError naming the file
 */
export async function createSecretFile(path: string): Promise<void> {
  let draft: string | undefined;
  try {
    await makeFolder(dirname(path));
    draft = writeDraft(path, [newSecret()]);
    linkSync(draft, path);
    syncFolder(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || draft === undefined)
      throw new PlainError(`${path} cannot be written (${code}).`);
  } finally {
    if (draft !== undefined) rmSync(draft, { force: true });
  }
}

/** A new name survives a power failure only after its folder is synced. */
function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeDraft(path: string, secrets: readonly string[]): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  return draft;
}
