import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { siteDay } from '#platform/database/site-time.js';

/** Kinds of counts; the names are columns of the three statistics tables. */
export type Counted = 'views' | 'whatsapp_inquiries' | 'email_inquiries' | 'phone_contacts';

/** Increments the totals of a listing, of its day and of the site's day, in Argentina's time zone. */
@Injectable()
export class ListingCounters {
  /** `at` is the time of the event, which may be long before it is counted. A deleted listing counts only for the site. */
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

const DAY = (parameter: string): string => siteDay(`coalesce(${parameter}::timestamptz, now())`);
