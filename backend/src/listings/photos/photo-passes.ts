import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { PUBLICATION_PHOTO_MESSAGES as MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Clock } from '#platform/process/clock.js';
import { Problem } from '#platform/process/problem.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';

const PURPOSE = 'photo-passes';
const PHOTOS = 'photos-of-passes';
const HOUR_MS = 3_600_000;
const ID_DIGITS = 10;

/** Whose photos a token adds. A dropped publication has no listing, and its photos are not kept. */
export interface PhotoTarget {
  kind: 'listing' | 'dropped';
  id: number;
}

/** Rows that photos can be added to: of a listing, until the operator has decided on it. */
const OPEN: Readonly<Record<PhotoTarget['kind'], string>> = {
  listing: `SELECT created_at FROM listings l WHERE id = $1 AND status = 'pending' AND code IS NULL
            AND NOT EXISTS (SELECT FROM listing_rejections WHERE listing_id = l.id)`,
  dropped: 'SELECT created_at FROM dropped_publications WHERE id = $1',
};

/**
 * Tokens in the answers of publications, by which photos are sent at once (docs/decisions/0067). Sealed, because a dropped publication must
 * not be told apart from a stored one. They name the time of creation, so that a restored database gives no other notice the same token.
 */
@Injectable()
export class PhotoPasses {
  constructor(
    private readonly database: DataSource,
    private readonly sealed: SealedTexts,
    private readonly clock: Clock,
  ) {}

  async issue(tx: Transaction, target: PhotoTarget): Promise<string> {
    const { created } = await oneRow<{ created: string }>(tx, createdSql(target), [target.id]);
    return this.sealed.seal(PURPOSE, `${textOf(target)} ${created}`);
  }

  /** @throws Problem 'gone' for a token that is forged or over, and once the operator has decided */
  async open(pass: string): Promise<PhotoTarget> {
    const over = new Problem('gone', MESSAGES.closed);
    const [kind, id, created] = (await this.read(PURPOSE, pass)).split(' ');
    if (created === undefined) throw over;
    const target = { kind: kind === 'd' ? 'dropped' : 'listing', id: Number(id) } as const;
    const row = await rowOf<{ created: string }>(this.database, createdSql(target), [target.id]);
    const isOver = Number(created) + LIMITS.photoPassHours * HOUR_MS <= this.clock.now().getTime();
    if (isOver || row?.created !== created) throw over;
    return target;
  }

  /** The name of a photo for the bearer of the token. */
  async nameOf(target: PhotoTarget, photoId: number): Promise<string> {
    return this.sealed.seal(PHOTOS, `${textOf(target)} ${padded(photoId)}`);
  }

  /** @throws Problem 'not-found' for a photo of another token */
  async photoOf(target: PhotoTarget, name: string): Promise<number> {
    const text = await this.read(PHOTOS, name);
    const own = `${textOf(target)} `;
    if (!text.startsWith(own)) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
    return Number(text.slice(own.length));
  }

  /** Empty for a text that was not sealed for the purpose. */
  private read(purpose: string, sealed: string): Promise<string> {
    return this.sealed.open(purpose, sealed).catch(() => '');
  }
}

/** Milliseconds, as text. */
function createdSql({ kind }: PhotoTarget): string {
  return `SELECT floor(extract(epoch FROM created_at) * 1000)::bigint::text AS created FROM (${OPEN[kind]}) one`;
}

/** Of one length, so that the tokens of all publications are. */
function textOf({ kind, id }: PhotoTarget): string {
  return `${kind[0]} ${padded(id)}`;
}

function padded(id: number): string {
  return String(id).padStart(ID_DIGITS, '0');
}
