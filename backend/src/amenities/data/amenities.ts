import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { amenitySlug } from '#common/rules/amenities.js';
import { slug } from '#common/rules/text.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenity } from './amenity.entity.js';

/** The amenity catalogue. */
@Injectable()
export class Amenities {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<Amenity[]> {
    return this.database.getRepository(Amenity).find({ order: { id: 'ASC' } });
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

  /** Deletes an amenity that no listing offers. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(Amenity).delete({ id });
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
 * Ids for the amenities that a search names by id, name, slug (`aire-acondicionado`) or synonym (`garage`). A synonym counts only if the
 * catalogue has no amenity of that name. Null if a name is unknown, in which case nothing matches.
 * @param known the catalogue
 */
export function resolveAmenities(known: readonly Amenity[], names: readonly string[]): number[] | null {
  const ids = names.map(
    (name) => (named(known, name, slug(name)) ?? named(known, name, amenitySlug(name)))?.id,
  );
  return ids.includes(undefined) ? null : [...new Set(ids as number[])];
}

function named(known: readonly Amenity[], idOrName: string, wanted: string): Amenity | undefined {
  return known.find(({ id, name }) => String(id) === idOrName || slug(name) === wanted);
}
