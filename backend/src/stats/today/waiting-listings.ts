import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listingTitle } from '#common/listings/listing-title.js';
import { hoursBetween } from '#common/listings/review/waiting.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { TodayListing, TodayListings, TodayReviews } from '#common/stats/today-calls.js';
import { Clock } from '#platform/process/clock.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import {
  COUNTED_MARKS,
  owesPayment,
  PENDING_SINCE,
  TITLED_COLUMNS,
  type TitledRow,
} from '../../listings/public.js';

const MOST = 5;

/** Conditions of the lists, and the time since when a notice waits. Each is answered by an index. */
const KINDS = {
  pending: { condition: `l.status = 'pending'`, since: PENDING_SINCE },
  unpaid: {
    condition: `l.status = 'active' AND l.has_photos AND ${owesPayment('l')}`,
    since: 'l.approved_at',
  },
  unanswered: {
    condition: COUNTED_MARKS['sin-respuesta'],
    since: 'l.availability_asked_at',
  },
} as const;

interface WaitingRow extends TitledRow {
  since: Date;
}

/** Notices that wait for the operator or for a payment. */
@Injectable()
export class WaitingListings {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Number of listings of a kind, and those that were created first. */
  async of(kind: keyof typeof KINDS): Promise<TodayListings> {
    const { condition, since } = KINDS[kind];
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_listings l WHERE ${condition}`,
    );
    const rows = await rowsOf<WaitingRow>(
      this.database,
      `SELECT ${TITLED_COLUMNS}, l.since
       FROM (SELECT l.*, coalesce(${since}, l.created_at) AS since FROM offered_listings l WHERE ${condition}
             ORDER BY l.created_at, l.id LIMIT ${MOST}) l
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       ORDER BY l.created_at, l.id`,
    );
    return { total, avisos: rows.map((row) => present(row, this.clock.now())) };
  }

  /** Listings with photos of their owner that the operator has not decided on, and the arrival of the first of them. */
  async withOwnersPhotos(): Promise<TodayReviews> {
    const counts = await this.counts('fotos-por-revisar');
    const rows = await rowsOf<WaitingRow>(
      this.database,
      `SELECT ${TITLED_COLUMNS}, l.since
       FROM (SELECT l.*, (SELECT min(f.created_at) FROM offered_proposed_photos f WHERE f.listing_id = l.id AND f.status = 'ready') AS since
             FROM offered_listings l WHERE ${COUNTED_MARKS['fotos-por-revisar']} ORDER BY since, l.id LIMIT ${MOST}) l
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       ORDER BY l.since, l.id`,
    );
    return { ...counts, avisos: rows.map((row) => present(row, this.clock.now())) };
  }

  /** Listings that left the search because nobody confirmed their prices for the season, with the time. */
  async lapsed(): Promise<TodayListings> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_lapsed_listings`,
    );
    const rows = await rowsOf<WaitingRow>(
      this.database,
      `SELECT ${TITLED_COLUMNS}, w.season_lapsed_at AS since
       FROM (SELECT * FROM offered_lapsed_listings ORDER BY season_lapsed_at, listing_id LIMIT ${MOST}) w
       JOIN offered_listings l ON l.id = w.listing_id
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       ORDER BY w.season_lapsed_at, l.id`,
    );
    return { total, avisos: rows.map((row) => present(row, this.clock.now())) };
  }

  /** Listings with proposed changes of their owners, with the time of the proposal. */
  async withProposals(): Promise<TodayReviews> {
    const counts = await this.counts('cambios-por-revisar');
    const rows = await rowsOf<WaitingRow>(
      this.database,
      `SELECT ${TITLED_COLUMNS}, w.created_at AS since
       FROM (SELECT * FROM offered_proposed_changes WHERE decided_at IS NULL ORDER BY created_at, listing_id LIMIT ${MOST}) w
       JOIN offered_listings l ON l.id = w.listing_id
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       ORDER BY w.created_at, l.id`,
    );
    return { ...counts, avisos: rows.map((row) => present(row, this.clock.now())) };
  }

  /** Numbers of listings with a mark, because each status has its own list. */
  private async counts(mark: keyof typeof COUNTED_MARKS): Promise<Omit<TodayReviews, 'avisos'>> {
    const rows = await rowsOf<{ status: ListingStatus; count: number }>(
      this.database,
      `SELECT l.status, count(*)::int AS count FROM offered_listings l WHERE ${COUNTED_MARKS[mark]} GROUP BY l.status`,
    );
    return {
      total: rows.reduce((sum, { count }) => sum + count, 0),
      porEstado: Object.fromEntries(rows.map(({ status, count }) => [STATUS_NAMES[status], count])),
    };
  }
}

function present(row: WaitingRow, now: Date): TodayListing {
  return { ...presentNamed(row), horas: hoursBetween(row.since, now) };
}

/** Presents a notice as the dashboard names it. */
export function presentNamed(row: TitledRow): Omit<TodayListing, 'horas'> {
  return {
    idInmuebles: row.id,
    codigo: row.code,
    estado: STATUS_NAMES[row.status],
    title: listingTitle(row),
    duenio: row.owner,
  };
}
