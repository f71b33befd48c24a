import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import { readCounters, type ListingCounters } from '../domain/counters.js';

interface CountsRow {
  listing_id: number;
  views: number;
  whatsapp_inquiries: number;
  email_inquiries: number;
}

/** How often listings were looked at and asked about. */
@Injectable()
export class ListingCounts {
  constructor(private readonly database: DataSource) {}

  /** By listing id; a listing that was never looked at has none. */
  async of(ids: readonly number[]): Promise<Map<number, ListingCounters>> {
    const rows = await rowsOf<CountsRow>(
      this.database,
      'SELECT listing_id, views, whatsapp_inquiries, email_inquiries FROM offered_listing_stats WHERE listing_id = ANY($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.listing_id, readCounters(row)]));
  }
}
