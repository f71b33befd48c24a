import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { namedAmenity, type KnownAmenity } from '#common/listings/amenities/amenities.js';
import { slug } from '#common/kernel/text.js';
import { changedRows, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenity } from './amenity.entity.js';

/** The amenity catalogue. */
@Injectable()
export class Amenities {
  constructor(private readonly database: DataSource) {}

  async all(from: Database = this.database): Promise<KnownAmenity[]> {
    return rowsOf<KnownAmenity>(
      from,
      `SELECT a.id, a.name,
              ARRAY(SELECT f.slug FROM former_amenity_names f WHERE f.amenity_id = a.id ORDER BY f.slug) AS "formerSlugs"
       FROM amenities a ORDER BY a.id`,
    );
  }

  /** The existing amenities among the ids. */
  async byIds(tx: Transaction, ids: readonly number[]): Promise<Amenity[]> {
    if (ids.length === 0) return [];
    return tx.getRepository(Amenity).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** The amenity, locked until the transaction ends; null if there is none. */
  async lock(tx: Transaction, id: number): Promise<Amenity | null> {
    return tx.getRepository(Amenity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Adds an amenity. One that was removed and is added again under a name that it had gets its former id, so searches that were stored
   * with it find listings again.
   */
  async add(tx: Transaction, name: string): Promise<number> {
    const former = await rowOf<{ id: number }>(
      tx,
      `SELECT amenity_id AS id FROM former_amenity_names f
       WHERE slug = $1 AND NOT EXISTS (SELECT FROM amenities a WHERE a.id = f.amenity_id)`,
      [slug(name)],
    );
    const { identifiers } = await tx.getRepository(Amenity).insert({ ...former, name });
    const id: number = identifiers[0]!.id;
    await this.forgetName(tx, { id, name });
    return id;
  }

  /** Renames an amenity, and keeps the name that it leaves, unless the renaming is undone. */
  async rename(
    tx: Transaction,
    { id, name: left }: Amenity,
    { name, isUndone }: { name: string; isUndone: boolean },
  ): Promise<void> {
    await tx.getRepository(Amenity).update({ id }, { name });
    if (!isUndone) await this.keepName(tx, { id, name: left });
    await this.forgetName(tx, { id, name });
  }

  /** Deletes an amenity that no listing offers; its names are kept for `add`. */
  async remove(tx: Transaction, amenity: Amenity): Promise<void> {
    await this.keepName(tx, amenity);
    await tx.getRepository(Amenity).delete({ id: amenity.id });
  }

  /** A former name is that of the amenity that had it last. */
  private async keepName(tx: Transaction, { id, name }: Amenity): Promise<void> {
    if (!slug(name)) return;
    await tx.query(
      `INSERT INTO former_amenity_names (slug, amenity_id) VALUES ($1, $2)
       ON CONFLICT (slug) DO UPDATE SET amenity_id = excluded.amenity_id`,
      [slug(name), id],
    );
  }

  /** A name that an amenity takes back is no former one. */
  private async forgetName(tx: Transaction, { id, name }: Amenity): Promise<void> {
    await changedRows(tx, 'DELETE FROM former_amenity_names WHERE slug = $1 AND amenity_id = $2', [
      slug(name),
      id,
    ]);
  }
}

/** Fills an empty catalogue; otherwise has no effect. */
export async function addFirstAmenities(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO amenities (name) SELECT unnest($1::text[]) WHERE NOT EXISTS (SELECT FROM amenities)`,
    [names],
  );
}

/**
 * Ids for the amenities that a search names (`namedAmenity`). Null if one is unknown, in which case nothing matches.
 * @param known the catalogue
 */
export function resolveAmenities(known: readonly KnownAmenity[], wanted: readonly string[]): number[] | null {
  const ids = wanted.map((one) => namedAmenity(known, one)?.id);
  return ids.includes(undefined) ? null : [...new Set(ids as number[])];
}
