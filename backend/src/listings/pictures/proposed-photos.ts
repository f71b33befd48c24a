import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { OrderedPhotos } from './ordered-photos.js';
import { ProposedImage } from './proposed-image.entity.js';

/**
 * Photos that owners have sent and that wait for the operator (docs/decisions/0067). They are a table of their own, so that no query for
 * the public can show them.
 */
@Injectable()
export class ProposedPhotos extends OrderedPhotos {
  constructor() {
    super(
      ProposedImage,
      `UPDATE proposed_images SET position = place.position FROM unnest($2::int[]) WITH ORDINALITY AS place (id, position)
       WHERE proposed_images.id = place.id AND proposed_images.listing_id = $1`,
    );
  }

  /** Removes photos of a listing. The sweep deletes their files. */
  async remove(tx: Transaction, listingId: number, ids: readonly number[]): Promise<void> {
    await tx.query('DELETE FROM proposed_images WHERE listing_id = $1 AND id = ANY($2)', [listingId, ids]);
    await this.closeGaps(tx, listingId);
  }

  /** Appends ready photos, in their order, to the listing's own photos. Their files are unchanged; their marks are looked at again. */
  async takeOver(tx: Transaction, listingId: number, ids: readonly number[]): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM proposed_images WHERE listing_id = $1 AND id = ANY($2) AND status = 'ready' RETURNING *)
       INSERT INTO images (listing_id, position, storage_key, mark, status, width, height, blur, widths, alt, picture_hash, correlation_id, created_at)
       SELECT listing_id, (SELECT coalesce(max(position), 0) FROM images WHERE listing_id = $1) + row_number() OVER (ORDER BY position),
              storage_key, NULL, status, width, height, blur, widths, alt, picture_hash, correlation_id, created_at FROM gone`,
      [listingId, ids],
    );
    await this.closeGaps(tx, listingId);
  }
}
