import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarFault } from '#common/listings/calendars/calendar-messages.js';
import type { OutsideWindow } from '#common/listings/calendars/outside-nights.js';
import { rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { Random } from '#platform/process/clock.js';
import { Prices, type Price } from '../../pricing/public.js';

const TOKEN_BYTES = 20;
/** Time between two messages to an owner about one calendar. */
const TOLD_EVERY = `interval '6 hours'`;
/** Names that are kept of proposals that an owner was told of. */
const MOST_TOLD = 200;

export interface StoredCalendar {
  token: string | null;
  address: string | null;
  windows: OutsideWindow[];
  readAt: Date | null;
  fault: CalendarFault | null;
  /** Proposals that do not return while they are the same (`OutsideCalendars`). */
  dismissed: string[];
}

/** A calendar whose proposals may be new to the owner. */
export interface CalendarToTell extends Pick<StoredCalendar, 'windows' | 'dismissed'> {
  /** Names of the proposals that the owner was told of. */
  told: string[];
  owner: { name: string; email: string };
}

/** An outside calendar to be read. */
export interface DueCalendar {
  listingId: number;
  address: string;
}

/** SQL condition for a listing `l` to have calendars: a rental that is public or paused. */
const HAS_CALENDARS = `l.operation = 'rental' AND (l.status = 'active' OR (l.status = 'withdrawn' AND l.paused_at IS NOT NULL))`;

/** Calendars of notices: the secret token of their own, and the outside one with what it last said. */
@Injectable()
export class Calendars {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
    private readonly random: Random,
  ) {}

  of(listingId: number, from: Database = this.database): Promise<StoredCalendar | undefined> {
    return rowOf(
      from,
      'SELECT token, address, windows, read_at AS "readAt", fault, dismissed FROM calendars WHERE listing_id = $1',
      [listingId],
    );
  }

  /** Whether a notice has calendars. */
  async isFor(listingId: number): Promise<boolean> {
    const row = await rowOf(this.database, `SELECT FROM listings l WHERE l.id = $1 AND ${HAS_CALENDARS}`, [
      listingId,
    ]);
    return row !== undefined;
  }

  /** The notice of a secret token; undefined for an unknown one, and for a notice that is neither public nor paused. */
  shared(token: string): Promise<{ id: number; code: string; changedAt: Date } | undefined> {
    return rowOf(
      this.database,
      `SELECT l.id, l.code, l.updated_at AS "changedAt" FROM calendars k JOIN listings l ON l.id = k.listing_id
       WHERE k.token = $1 AND ${HAS_CALENDARS}`,
      [token],
    );
  }

  pricesOf(listingId: number, from: Transaction = this.database.manager): Promise<Price[]> {
    return this.prices.of(from, listingId);
  }

  async renewToken(tx: Transaction, listingId: number): Promise<void> {
    await tx.query(
      'INSERT INTO calendars (listing_id, token) VALUES ($1, $2) ON CONFLICT (listing_id) DO UPDATE SET token = $2',
      [listingId, this.random.token(TOKEN_BYTES)],
    );
  }

  /** Sets the outside address, which is read next; what a former one said is forgotten. */
  async setAddress(tx: Transaction, listingId: number, address: string | null): Promise<void> {
    await tx.query(
      `INSERT INTO calendars (listing_id, address) VALUES ($1, $2)
       ON CONFLICT (listing_id) DO UPDATE
       SET address = $2, windows = '[]', dismissed = '[]', told = '[]', read_at = NULL, attempts = 0, next_attempt_at = now(), fault = NULL`,
      [listingId, address],
    );
  }

  async dismiss(tx: Transaction, listingId: number, proposal: string): Promise<void> {
    await tx.query(
      'UPDATE calendars SET dismissed = (dismissed - $2::text) || to_jsonb($2::text) WHERE listing_id = $1',
      [listingId, proposal],
    );
  }

  /** Locks a calendar, unless its owner was told of it within hours or there is nobody to be told. */
  async toTell(tx: Transaction, listingId: number): Promise<CalendarToTell | undefined> {
    const row = await rowOf<Omit<CalendarToTell, 'owner'> & CalendarToTell['owner']>(
      tx,
      `SELECT k.windows, k.dismissed, k.told, p.email, p.first_name || ' ' || p.last_name AS name
       FROM calendars k JOIN listings l ON l.id = k.listing_id JOIN offered_contacts p ON p.id = l.contact_id
       WHERE k.listing_id = $1 AND ${HAS_CALENDARS} AND NOT ${isMailRefused('p.email')}
         AND (k.told_at IS NULL OR k.told_at < now() - ${TOLD_EVERY})
       FOR UPDATE OF k`,
      [listingId],
    );
    if (!row) return undefined;
    const { name, email, ...calendar } = row;
    return { ...calendar, owner: { name, email } };
  }

  async wasTold(tx: Transaction, listingId: number, names: readonly string[]): Promise<void> {
    await tx.query('UPDATE calendars SET told = $2, told_at = now() WHERE listing_id = $1', [
      listingId,
      JSON.stringify(names.slice(-MOST_TOLD)),
    ]);
  }

  /** Takes calendars that are due, the longest waiting first. They are due again in an hour, also if this process ends before it reads them. */
  takeDue(most: number): Promise<DueCalendar[]> {
    return rowsOf(
      this.database,
      `UPDATE calendars k SET next_attempt_at = now() + interval '1 hour'
       FROM (SELECT c.listing_id FROM calendars c JOIN listings l ON l.id = c.listing_id
             WHERE c.address IS NOT NULL AND ${HAS_CALENDARS}
               AND (c.next_attempt_at <= now() OR c.next_attempt_at > now() + interval '25 hours')
             ORDER BY c.next_attempt_at LIMIT $1 FOR UPDATE OF c SKIP LOCKED) due
       WHERE due.listing_id = k.listing_id RETURNING k.listing_id AS "listingId", k.address`,
      [most],
    );
  }

  /** An address that was changed meanwhile keeps its own state. */
  async wasRead({ listingId, address }: DueCalendar, windows: readonly OutsideWindow[]): Promise<void> {
    await this.database.query(
      `UPDATE calendars SET windows = $3, read_at = now(), attempts = 0, fault = NULL WHERE listing_id = $1 AND address = $2`,
      [listingId, address, JSON.stringify(windows)],
    );
  }

  /** What the calendar last said stays. The next attempt is in two hours, then in four, at most in a day. */
  async failed({ listingId, address }: DueCalendar, fault: CalendarFault): Promise<void> {
    await this.database.query(
      `UPDATE calendars SET attempts = attempts + 1, fault = $3,
              next_attempt_at = now() + least(interval '24 hours', make_interval(hours => (2 ^ least(attempts + 1, 5))::int))
       WHERE listing_id = $1 AND address = $2`,
      [listingId, address, fault],
    );
  }
}
