import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AlertCountWire } from '#common/inquiries/alerts/alert-calls.js';
import { RESULTS_PATH, searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { rowsOf } from '#platform/database/rows.js';
import { FewListings } from '../../../search/public.js';

const MOST_SHOWN = 20;

/** Counts of alerts by search, without addresses. */
@Injectable()
export class AlertCounts {
  constructor(
    private readonly database: DataSource,
    private readonly listings: FewListings,
  ) {}

  /** The searches with the most alerts. */
  async top(): Promise<AlertCountWire[]> {
    const counts = await rowsOf<AlertCountWire>(
      this.database,
      `SELECT search AS busqueda, count(*)::int AS cantidad FROM alerts
       WHERE confirmed_at IS NOT NULL AND expires_at > now() AND search LIKE '${RESULTS_PATH}%'
       GROUP BY search ORDER BY cantidad DESC, search LIMIT ${MOST_SHOWN}`,
    );
    const listings = await this.listings.of(this.database, []);
    return counts.map(({ busqueda, cantidad }) => {
      const filters = searchOfAddress(busqueda);
      return { busqueda: filters ? searchAddress(listings.readable(filters)) : busqueda, cantidad };
    });
  }
}
