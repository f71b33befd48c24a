import { Injectable } from '@nestjs/common';
import { waitedFilters, type WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import { FewListings, type FoundListing } from '../../search/public.js';

/** Present state of homes for which visitors wait. */
@Injectable()
export class WaitedHomes {
  constructor(private readonly listings: FewListings) {}

  /** The codes of the home, the present one first, if it is a public rental, and its search result if it is free for the part of the season. */
  async find(
    database: Database,
    home: WaitedHome,
  ): Promise<{ codes?: string[]; free?: FoundListing | undefined }> {
    const row = await rowOf<{ id: number; codes: string[] }>(
      database,
      `SELECT l.id, ARRAY[l.code] || ARRAY(SELECT f.code FROM offered_former_codes f WHERE f.listing_id = l.id) AS codes
       FROM offered_listings l
       WHERE l.code = coalesce((SELECT c.code FROM offered_former_codes f JOIN offered_listings c ON c.id = f.listing_id WHERE f.code = $1), $1)
         AND l.status = 'active' AND l.operation = 'rental'`,
      [home.code],
    );
    if (!row) return {};
    const [free] = (await this.listings.of(database, [row.id])).matching(waitedFilters(home));
    return { codes: row.codes, free };
  }
}
