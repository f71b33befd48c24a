import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { PlainError } from '../process/plain-error.js';
import { reseal, type Resealed, type SealedColumn, type SealingTools, type SealRows } from './reseal.js';
import { SealedTexts } from './sealed-texts.js';
import { newSecret, writeSecretFile } from './secret-file.js';
import { recordSecrets } from './secret-mark.js';
import { RELOAD_MS, SecretKeys, secretFileOf } from './secret-keys.js';
import { Signatures } from './signatures.js';

/** Longer than any process takes to follow a changed file. */
const PAUSE_MS = 1.5 * RELOAD_MS;

const IN_SETTINGS = `The secret is in the setting SESSION_SECRET. In each step restart all processes of all machines:
  1. SESSION_SECRET_PREVIOUS=the new one (for example from: openssl rand -base64 48). It is accepted now.
  2. Exchange the two: the new one signs, the old one is accepted. Then: npm run admin -- reseal-secrets
  3. When nothing of the old one is needed any more (sessions last 12 hours, links in mails longer): remove SESSION_SECRET_PREVIOUS.`;

/** Rotation of the product's secret while it runs: `npm run admin -- rotate-secret` (docs/operations.md, Secrets). */
export class SecretRotation {
  private readonly keys: SecretKeys;
  private readonly tools: SealingTools;

  /** @param sealed everything that is sealed: columns, and rows with more than one column */
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly sealed: { columns: readonly SealedColumn[]; rows: readonly SealRows[] },
  ) {
    this.keys = new SecretKeys(settings);
    const { keys } = this;
    this.tools = { keys, sealed: new SealedTexts(keys), signatures: new Signatures(keys) };
  }

  /**
   * Puts a new secret into use. The previous one is accepted until the next rotation, earlier ones no longer. Every process accepts the new
   * one before any signs with it.
   * @returns the text to print
   * @throws PlainError with the steps if the secret is in a setting
   */
  async rotate(): Promise<string> {
    if (this.settings.SESSION_SECRET !== undefined) throw new PlainError(IN_SETTINGS);
    const [current, ...earlier] = this.keys.all().map(({ text }) => text);
    await this.resealAll();
    const fresh = newSecret();
    await this.write([current!, ...earlier, fresh]);
    await this.write([fresh, current!]);
    const sealed = await this.resealAll();
    return `A new secret is in use; the one until now is accepted until the next rotation.\n${textOf(sealed)}`;
  }

  /**
   * Seals all texts with the first secret.
   * @returns the text to print
   */
  async resealAllTexts(): Promise<string> {
    return textOf(await this.resealAll());
  }

  /** Names of the secrets that are accepted, without revealing them. */
  list(): string {
    const [first, ...others] = this.keys.all().map(({ id }) => id);
    return [`${first}  signs`, ...others.map((id) => `${id}  is accepted`)].join('\n');
  }

  private async write(secrets: readonly string[]): Promise<void> {
    writeSecretFile(secretFileOf(this.settings), secrets);
    await sleep(PAUSE_MS);
  }

  private async resealAll(): Promise<Resealed> {
    const sum: Resealed = { changed: 0, unreadable: 0 };
    const add = ({ changed, unreadable }: Resealed): void => {
      sum.changed += changed;
      sum.unreadable += unreadable;
    };
    for (const column of this.sealed.columns) add(await reseal(this.database, column, this.tools));
    for (const sealRows of this.sealed.rows) add(await sealRows(this.database, this.tools));
    await recordSecrets(this.database, this.keys);
    return sum;
  }
}

function textOf({ changed, unreadable }: Resealed): string {
  const lost = unreadable > 0 ? ` ${unreadable} cannot be read by any accepted secret and stay.` : '';
  return `${changed} encrypted texts were encrypted anew.${lost}`;
}
