import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { isSealed, SealedTexts } from '../secrets/sealed-texts.js';

/** Values of an entry by field; null if there are none, or if they were removed. */
export type AuditContents = Record<string, unknown> | null;

/** Name of the key. */
const KEY = 'audit-contents';
/** Fields that are encrypted (docs/decisions/0065). */
const SEALED_FIELDS: readonly string[] = ['dni'];

/**
 * Encrypts those values of the audit trail that must not be readable in the database. Entries are immutable, so values that were encrypted
 * with a secret that is no longer accepted cannot be read.
 */
@Injectable()
export class SealedContents {
  constructor(private readonly sealed: SealedTexts) {}

  async seal<Contents extends object>(contents: Contents | undefined): Promise<object | undefined> {
    return contents && this.mapped(contents, (text) => this.sealed.seal(KEY, text));
  }

  /** A value that cannot be decrypted is replaced by a text that says so. */
  async open(contents: AuditContents): Promise<AuditContents> {
    const open = (text: string): Promise<string> =>
      this.sealed.open(KEY, text).catch(() => PERSONAL_DATA_MESSAGES.unreadable);
    return contents && this.mapped(contents, async (text) => (isSealed(text) ? open(text) : text));
  }

  private async mapped(
    contents: object,
    change: (text: string) => Promise<string>,
  ): Promise<Record<string, unknown>> {
    const mapped: Record<string, unknown> = { ...contents };
    for (const field of SEALED_FIELDS) {
      const text = mapped[field];
      if (typeof text === 'string' && text !== '') mapped[field] = await change(text);
    }
    return mapped;
  }
}
