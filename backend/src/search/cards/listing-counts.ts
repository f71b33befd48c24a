import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import { readCounters, type ListingCounters } from '../../listings/public.js';

interface CountsRow {
  listing_id: number;
  views: number;
  whatsapp_inquiries: number;
  email_inquiries: number;
}

/** Visits and inquiries of listings. */
@Injectable()
export class ListingCounts {
  constructor(private readonly database: DataSource) {}

  /** By listing id; listings without visits are missing. */
  async of(ids: readonly number[]): Promise<Map<number, ListingCounters>> {
    const rows = await rowsOf<CountsRow>(
      this.database,
      'SELECT listing_id, views, whatsapp_inquiries, email_inquiries FROM offered_listing_stats WHERE listing_id = ANY($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.listing_id, readCounters(row)]));
  }
}
