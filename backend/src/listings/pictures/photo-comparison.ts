import { Injectable } from '@nestjs/common';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { NEAR_BITS, NEAR_CHUNKS } from './rendering/picture-hash.js';
import type { Image } from './image.entity.js';

type ComparedPhoto = Pick<Image, 'storageKey' | 'widths' | 'width' | 'height' | 'blur' | 'alt' | 'position'>;

/** A photo of a listing beside the same or nearly the same one of another listing. */
export interface SimilarPhotos {
  listingId: number;
  photo: ComparedPhoto;
  other: ComparedPhoto;
  /** Differing bits of the two hashes; 0 is most often the same file. */
  distance: number;
}

/** Pairs that are read for one listing, the nearest first. */
const MOST = 200;

const SHOWN = (row: string): string =>
  `jsonb_build_object('storageKey', ${row}.storage_key, 'widths', ${row}.widths, 'width', ${row}.width, 'height', ${row}.height,
     'blur', ${row}.blur, 'alt', ${row}.alt, 'position', ${row}.position)`;
/** Whether any 16-bit chunk is equal or differs in one bit. Each line reads one index. */
const IS_CANDIDATE = `o.picture_hash <> 0 AND o.listing_id <> $1 AND (
  ((o.picture_hash >> 0) & 65535) = ANY(s.near_0) OR ((o.picture_hash >> 16) & 65535) = ANY(s.near_16)
  OR ((o.picture_hash >> 32) & 65535) = ANY(s.near_32) OR ((o.picture_hash >> 48) & 65535) = ANY(s.near_48))`;
const OWN = 'storage_key, widths, width, height, blur, alt, position, picture_hash';
const nearOf = (shift: number): string =>
  `ARRAY(SELECT ((picture_hash >> ${shift}) & 65535) # chunk FROM unnest($2::bigint[]) chunk) AS near_${shift}`;
const DISTANCE = 'bit_count((s.picture_hash # o.picture_hash)::bit(64))::int';

const SIMILAR = `
  WITH own AS (
    SELECT ${OWN} FROM images WHERE listing_id = $1 AND picture_hash <> 0
    UNION ALL SELECT ${OWN} FROM proposed_images WHERE listing_id = $1 AND picture_hash <> 0),
  subject AS MATERIALIZED (SELECT *, ${[0, 16, 32, 48].map(nearOf).join(', ')} FROM own),
  pairs AS (
    SELECT o.listing_id, ${DISTANCE} AS distance, ${SHOWN('s')} AS photo, ${SHOWN('o')} AS other
    FROM subject s JOIN images o ON ${IS_CANDIDATE}
    UNION ALL
    SELECT o.listing_id, ${DISTANCE}, ${SHOWN('s')}, ${SHOWN('o')}
    FROM subject s JOIN proposed_images o ON ${IS_CANDIDATE})
  SELECT listing_id AS "listingId", distance, photo, other FROM pairs WHERE distance <= ${NEAR_BITS}
  ORDER BY distance, listing_id DESC LIMIT ${MOST}`;

/** Finds pictures by their perceptual hash (back-office.md §2, Detail screen). */
@Injectable()
export class PhotoComparison {
  /** @returns at most 200 pairs, the nearest first, with photos of both listings that wait for the operator */
  async of(database: Database, listingId: number): Promise<SimilarPhotos[]> {
    return rowsOf<SimilarPhotos>(database, SIMILAR, [listingId, NEAR_CHUNKS]);
  }
}
