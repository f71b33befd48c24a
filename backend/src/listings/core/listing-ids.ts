import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';

/** Ids by which the specified calls name a listing or one of its parts. */
export interface NamedListing {
  idInmueble?: number;
  idAltaInmuebles?: number;
  idUbicaciones?: number;
  idContacto?: number;
  idPrecios?: number;
  idImagen?: number;
}

const LOOKUPS = {
  idInmueble: 'SELECT id FROM listings WHERE id = $1',
  idAltaInmuebles: 'SELECT id FROM listings WHERE publication_number = $1',
  idUbicaciones: 'SELECT listing_id AS id FROM locations WHERE id = $1',
  idPrecios: 'SELECT listing_id AS id FROM offered_prices WHERE id = $1',
  idImagen: 'SELECT listing_id AS id FROM offered_photos WHERE id = $1',
  idContacto: 'SELECT id FROM listings WHERE contact_id = $1 ORDER BY id DESC LIMIT 1',
} as const satisfies Record<keyof NamedListing, string>;

/** Message for an unknown id. */
const MISSING: Readonly<Record<keyof NamedListing, string>> = {
  idInmueble: ERROR_MESSAGES.listingNotFound,
  idAltaInmuebles: ERROR_MESSAGES.listingNotFound,
  idUbicaciones: ERROR_MESSAGES.listingNotFound,
  idPrecios: ERROR_MESSAGES.priceNotFound,
  idImagen: ERROR_MESSAGES.photoNotFound,
  idContacto: ERROR_MESSAGES.contactNotFound,
};

/** Finds the one listing of a call. */
@Injectable()
export class ListingIds {
  /** @throws Problem 'not-found' if no listing is named, or if the ids name different ones */
  async find(tx: Transaction, named: NamedListing): Promise<number> {
    const found = new Set<number>();
    for (const name of Object.keys(LOOKUPS) as (keyof NamedListing)[]) {
      if (named[name] === undefined || (name === 'idContacto' && found.size > 0)) continue;
      const row = await rowOf<{ id: number }>(tx, LOOKUPS[name], [named[name]]);
      if (!row) throw Problem.notFound(MISSING[name]);
      found.add(row.id);
    }
    const [id] = found;
    if (found.size !== 1 || id === undefined) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return id;
  }
}
