import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

/** What is counted of listings; the names are columns of the three statistics tables. */
export type Counted = 'views' | 'whatsapp_inquiries' | 'email_inquiries' | 'phone_contacts';

/** The day of Argentina's calendar in which a moment falls. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${TIME_ZONE}')::date`;

/** Adds to the totals of a listing, of its day and of the site's day, by Argentina's calendar. */
@Injectable()
export class ListingCounters {
  /** `at` is when it happened, which may be long before it is counted. A listing that is gone counts for the site alone. */
  async add(
    tx: EntityManager,
    listingId: number,
    { counted, at = null }: { counted: Counted; at?: Date | null },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO listing_stats AS s (listing_id, ${counted}) SELECT id, 1 FROM offered_listings WHERE id = $1
       ON CONFLICT (listing_id) DO UPDATE SET ${counted} = s.${counted} + 1`,
      [listingId],
    );
    await tx.query(
      `INSERT INTO listing_daily_stats AS s (listing_id, day, ${counted}) SELECT id, ${DAY('$2')}, 1 FROM offered_listings WHERE id = $1
       ON CONFLICT (listing_id, day) DO UPDATE SET ${counted} = s.${counted} + 1`,
      [listingId, at],
    );
    await tx.query(
      `INSERT INTO site_daily_stats AS s (day, ${counted}) VALUES (${DAY('$1')}, 1)
       ON CONFLICT (day) DO UPDATE SET ${counted} = s.${counted} + 1`,
      [at],
    );
  }
}

const DAY = (parameter: string): string => dayOf(`coalesce(${parameter}::timestamptz, now())`);
