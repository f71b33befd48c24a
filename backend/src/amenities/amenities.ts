import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { amenitySlug } from '#common/rules/amenities.js';
import { slug } from '#common/rules/text.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenity } from './data/amenity.entity.js';

/** The catalogue of what properties offer. */
@Injectable()
export class Amenities {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<Amenity[]> {
    return this.database.getRepository(Amenity).find({ order: { id: 'ASC' } });
  }

  /** Those of the ids that exist. */
  async byIds(tx: Transaction, ids: readonly number[]): Promise<Amenity[]> {
    if (ids.length === 0) return [];
    return tx.getRepository(Amenity).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** The amenity, which nobody else can change until the transaction ends; null without it. */
  async lock(tx: Transaction, id: number): Promise<Amenity | null> {
    return tx.getRepository(Amenity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Removes an amenity that no listing offers. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(Amenity).delete({ id });
  }
}

/** Fills a catalogue that is empty; one that is not stays as it is. */
export async function addFirstAmenities(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO amenities (name) SELECT unnest($1::text[]) WHERE NOT EXISTS (SELECT FROM amenities)`,
    [names],
  );
}

/**
 * Ids behind what a search names, which may be an id, a name or its slug (`aire-acondicionado`); a name that no amenity
 * has gives null, for nothing can offer it.
 * @param known the catalogue
 */
export function resolveAmenities(known: readonly Amenity[], names: readonly string[]): number[] | null {
  const ids = names.map(
    (name) => known.find(({ id, name: full }) => String(id) === name || slug(full) === amenitySlug(name))?.id,
  );
  return ids.includes(undefined) ? null : [...new Set(ids as number[])];
}
