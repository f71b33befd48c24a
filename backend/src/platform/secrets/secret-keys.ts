import { Injectable, Logger } from '@nestjs/common';
import { createHash, hkdfSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Settings } from '../config/settings.js';
import { readSecretFile } from './secret-file.js';

/** Processes follow a changed file within this time. */
export const RELOAD_MS = 1_000;
const KEY_BYTES = 32;
const ID_LENGTH = 8;

/** A secret of the product. */
export interface Secret {
  /** Names the secret that encrypted a text; it is derived from the secret and does not reveal it. */
  id: string;
  text: string;
}

/** Default path of the secrets of a machine. */
export function secretFileOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'session.secret');
}

/**
 * The secrets of the product, from SESSION_SECRET and SESSION_SECRET_PREVIOUS or from a file in DATA_DIR: the first one signs and encrypts,
 * all are accepted (docs/decisions/0065). A missing file is created by the first start only (check-secrets.ts): texts encrypted with another secret
 * could not be read once the file is back. The key of each purpose is derived by HKDF, so that a signature is valid for one purpose only.
 */
@Injectable()
export class SecretKeys {
  private readonly derived = new Map<string, Buffer>();
  private secrets: readonly Secret[] = [];
  private checkedAt = -Infinity;
  private mark = '';
  private told = '';
  private readonly log = new Logger(SecretKeys.name);

  constructor(private readonly settings: Settings) {}

  /** Never empty. */
  all(): readonly Secret[] {
    if (performance.now() - this.checkedAt >= RELOAD_MS) this.reload();
    return this.secrets;
  }

  /** The first one. */
  current(): Secret {
    return this.all()[0]!;
  }

  byId(id: string): Secret | undefined {
    return this.all().find((secret) => secret.id === id);
  }

  /** The key of a purpose, 32 bytes. */
  keyOf(secret: Secret, purpose: string): Buffer {
    const name = `${secret.id} ${purpose}`;
    let key = this.derived.get(name);
    if (!key) this.derived.set(name, (key = derivedKey(secret.text, purpose)));
    return key;
  }

  private reload(): void {
    const { SESSION_SECRET: first, SESSION_SECRET_PREVIOUS: second } = this.settings;
    if (first === undefined) this.reloadFile(secretFileOf(this.settings));
    else this.secrets = [first, second].filter((text) => text !== undefined).map(named);
    this.checkedAt = performance.now();
  }

  private reloadFile(path: string): void {
    const mark = markOf(path);
    if (mark !== '' && mark === this.mark) return;
    const found = this.secrets.length === 0 ? readSecretFile(path) : this.exchanged(path);
    if (found === undefined) return;
    this.secrets = found.map(named);
    this.mark = mark || markOf(path);
    this.told = '';
  }

  /**
   * The secrets of a changed file; undefined if a running process cannot use them. A rotation leaves the secret that was in use in the file, so
   * a file without it is that of another machine or disk.
   */
  private exchanged(path: string): string[] | undefined {
    try {
      const found = readSecretFile(path);
      if (this.secrets.some(({ text }) => found.includes(text))) return found;
      this.tell(`${path} has none of them.`);
    } catch (error) {
      this.tell((error as Error).message);
    }
    return undefined;
  }

  /** Writes a fault once, until the file can be used again. */
  private tell(fault: string): void {
    if (fault === this.told) return;
    this.told = fault;
    this.log.error(`The secrets in memory stay in use, put the file back before the next start: ${fault}`);
  }
}

function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `costa-directa ${purpose}`, KEY_BYTES));
}

function named(text: string): Secret {
  const id = createHash('sha256').update(derivedKey(text, 'id')).digest('hex').slice(0, ID_LENGTH);
  return { id, text };
}

/** Changes whenever the file is replaced; empty if there is none. */
function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
}
