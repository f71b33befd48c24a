import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parseCode } from '#common/listings/listing-code.js';
import { MAIL_STATES, type MailStateWire } from '#common/kernel/mail-states.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { MAIL_STATE_NAMES, ledgerRows, presentMail, type LedgerRow } from '#platform/mail/ledger-mail.js';
import type { DeliveryState } from '#platform/mail/mail-delivery.entity.js';
import { listingsOfCodes } from '../../listings/public.js';

export interface LedgerFilters extends PageRequest {
  state: MailStateWire | null;
  template: string | null;
  /** A listing's code, the id of a request, or part of a recipient's name or address. */
  search: string | null;
}

/** The mail ledger for the operator: status, recipient and notice of each message. */
@Injectable()
export class MailLedger {
  constructor(private readonly database: DataSource) {}

  async page(filters: LedgerFilters): Promise<{ rows: LedgerMailWire[]; total: number }> {
    const sql = new SqlBuilder();
    if (filters.state) {
      const state = (Object.keys(MAIL_STATE_NAMES) as DeliveryState[]).find(
        (one) => MAIL_STATE_NAMES[one] === filters.state,
      );
      sql.where(`state = ${sql.value(state)}`);
    }
    if (filters.template) sql.where(`template = ${sql.value(filters.template)}`);
    if (filters.search) addSearch(sql, filters.search);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_mail_deliveries WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await rowsOf<LedgerRow>(
      this.database,
      ledgerRows(
        `SELECT * FROM offered_mail_deliveries WHERE ${sql.text} ORDER BY id DESC
         LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}`,
      ),
      sql.values,
    );
    return { rows: rows.map(presentMail), total };
  }

  async counts(): Promise<Record<MailStateWire, number>> {
    const rows = await rowsOf<{ state: DeliveryState; count: number }>(
      this.database,
      'SELECT state, count(*)::int AS count FROM offered_mail_deliveries GROUP BY state',
    );
    const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as Record<
      MailStateWire,
      number
    >;
    for (const { state, count } of rows) counts[MAIL_STATE_NAMES[state]] = count;
    return counts;
  }
}

/** Ids as this product makes them; a proxy may give others. */
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A code, also a former one, selects the messages about that notice, and the id of a request those that follow from it. */
function addSearch(sql: SqlBuilder, typed: string): void {
  const id = typed.trim().toLowerCase();
  const code = parseCode(typed)?.code;
  if (REQUEST_ID.test(id)) addRequest(sql, id);
  else if (code) sql.where(`(facts->>'listingId')::int IN (${listingsOfCodes(sql.value([code]))})`);
  else sql.matches(`person_text(recipient_name, '', recipient_email, '')`, typed);
}

function addRequest(sql: SqlBuilder, id: string): void {
  const value = sql.value(id);
  sql.where(`(correlation_id = ${value} OR merged_requests @> ARRAY[${value}]::text[])`);
}
