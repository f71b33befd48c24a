import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import type { UnfinishedWire } from '#common/operations/unfinished-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { ledgerRows, presentMail, type LedgerRow } from '#platform/mail/ledger-mail.js';
import { presentUnfinished, type UnfinishedRow } from '../unfinished/unfinished-work.js';

const SHOWN = 50;

/** Events of a listing that were not relayed to their reactions, and reactions that are not done. */
const OPEN_STEPS = `
  SELECT 'evento' AS kind, 'evento-' || o.id AS key, o.event AS name, o.held_at, 0 AS attempts, NULL AS last_error,
         o.occurred_at AS since, NULL::timestamptz AS next_attempt_at, o.payload, o.correlation_id, NULL::text[] AS merged_requests
  FROM offered_outbox o WHERE o.relayed_at IS NULL
  UNION ALL
  SELECT 'tarea', 'tarea-' || i.event_id || '-' || i.reaction, i.reaction, i.held_at, i.attempts, i.last_error,
         o.occurred_at, i.next_attempt_at, o.payload, o.correlation_id, NULL
  FROM offered_inbox i JOIN offered_outbox o ON o.id = i.event_id WHERE i.done_at IS NULL`;

/** Mails sent about a listing, and work that must end before further ones are sent. */
@Injectable()
export class ListingMails {
  constructor(private readonly database: DataSource) {}

  /** Messages about the listing, newest first. */
  async mails(listingId: number): Promise<LedgerMailWire[]> {
    const rows = await rowsOf<LedgerRow>(
      this.database,
      ledgerRows(
        `SELECT * FROM offered_mail_deliveries
         WHERE facts ? 'listingId' AND (facts->>'listingId')::int = $1 ORDER BY id DESC LIMIT ${SHOWN}`,
      ),
      [listingId],
    );
    return rows.map(presentMail);
  }

  /** Work on events of the listing that is not done, newest first. */
  async openSteps(listingId: number): Promise<UnfinishedWire[]> {
    const rows = await rowsOf<UnfinishedRow>(
      this.database,
      `SELECT s.*, CASE WHEN s.held_at IS NULL THEN 'reintentando' ELSE 'retenido' END AS state,
              NULL AS recipient, l.id AS listing_id, l.code
       FROM (${OPEN_STEPS}) AS s JOIN offered_listings l ON l.id = $1
       WHERE (s.payload->>'listingId')::int = $1 ORDER BY s.since DESC, s.key LIMIT ${SHOWN}`,
      [listingId],
    );
    return rows.map(presentUnfinished);
  }
}
