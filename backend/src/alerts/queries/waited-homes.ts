import { Injectable } from '@nestjs/common';
import { waitedFilters, type WaitedHome } from '#common/rules/waited-home.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import { FewListings, type FoundListing } from '../../listings/public.js';

/** Present state of homes for which visitors wait. */
@Injectable()
export class WaitedHomes {
  constructor(private readonly listings: FewListings) {}

  /** Whether the home is a public rental, and its search result if it is free for the part of the season. */
  async find(
    database: Database,
    home: WaitedHome,
  ): Promise<{ isPublic: boolean; free: FoundListing | undefined }> {
    const row = await rowOf<{ id: number }>(
      database,
      `SELECT id FROM offered_listings WHERE code = $1 AND status = 'active' AND operation = 'rental'`,
      [home.code],
    );
    if (!row) return { isPublic: false, free: undefined };
    const [free] = (await this.listings.of(database, [row.id])).matching(waitedFilters(home));
    return { isPublic: true, free };
  }
}
