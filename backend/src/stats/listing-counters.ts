import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is counted of listings; the names are columns of the three statistics tables. */
export type Counted = 'views' | 'whatsapp_inquiries' | 'email_inquiries';

const TODAY = `(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date`;

/** Adds to the totals of a listing, of its day and of the site's day, by Argentina's calendar. */
@Injectable()
export class ListingCounters {
  async add(tx: EntityManager, listingId: number, counted: Counted): Promise<void> {
    await tx.query(
      `INSERT INTO listing_stats AS s (listing_id, ${counted}) VALUES ($1, 1)
       ON CONFLICT (listing_id) DO UPDATE SET ${counted} = s.${counted} + 1`,
      [listingId],
    );
    await tx.query(
      `INSERT INTO listing_daily_stats AS s (listing_id, day, ${counted}) VALUES ($1, ${TODAY}, 1)
       ON CONFLICT (listing_id, day) DO UPDATE SET ${counted} = s.${counted} + 1`,
      [listingId],
    );
    await tx.query(
      `INSERT INTO site_daily_stats AS s (day, ${counted}) VALUES (${TODAY}, 1)
       ON CONFLICT (day) DO UPDATE SET ${counted} = s.${counted} + 1`,
    );
  }
}
