import { Injectable, Logger } from '@nestjs/common';
import { isSealed, SealedTexts } from '#platform/secrets/sealed-texts.js';
import { Signatures } from '#platform/secrets/signatures.js';

/** Names of the keys. */
const SEALS = 'contact-dni';
const DIGESTS = 'contact-dni-digest';

/** SQL expression on a row of `contacts`: the column `stored_dni` of the view `offered_contacts`. */
export const STORED_DNI = `coalesce(nullif(dni, ''), dni_sealed)`;

/** The columns of a contact that hold its DNI. */
export interface DniColumns {
  dni: '';
  dniSealed: string;
  dniDigest: string;
}

/**
 * The DNI of contacts, encrypted and found by a digest, both with keys that are outside the database (docs/decisions/0065). Rows of an
 * earlier version have the digits instead, until `sealDnis` has encrypted them.
 */
@Injectable()
export class Dnis {
  private readonly log = new Logger(Dnis.name);
  private readonly reported = new Set<string>();

  constructor(
    private readonly sealed: SealedTexts,
    private readonly signatures: Signatures,
  ) {}

  /** @param dni as `plainDni` writes it */
  async columns(dni: string): Promise<DniColumns> {
    return {
      dni: '',
      dniSealed: await this.sealed.seal(SEALS, dni),
      dniDigest: await this.signatures.sign(DIGESTS, dni),
    };
  }

  /** The values of `dni_match` in rows with a DNI; none for an empty one. */
  async matches(dni: string): Promise<string[]> {
    return dni === '' ? [] : [dni, ...(await this.signatures.all(DIGESTS, dni))];
  }

  /**
   * @param stored value of `stored_dni`
   * @returns the digits; empty if no accepted secret can decrypt them, which is logged once for each secret
   */
  async read(stored: string): Promise<string> {
    if (!isSealed(stored)) return stored;
    try {
      return await this.sealed.open(SEALS, stored);
    } catch (error) {
      this.report(stored, error);
      return '';
    }
  }

  /** Rows whose `dni` is the stored one, with the digits instead. */
  async readAll<Row extends { dni: string }>(rows: readonly Row[]): Promise<Row[]> {
    return Promise.all(rows.map(async (row) => ({ ...row, dni: await this.read(row.dni) })));
  }

  private report(stored: string, error: unknown): void {
    const [secret = ''] = stored.split('.');
    if (this.reported.has(secret)) return;
    this.reported.add(secret);
    this.log.error(`DNIs cannot be decrypted (docs/operations.md, Secrets): ${String(error)}`);
  }
}
