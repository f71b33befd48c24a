import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SecurityAction, SecurityOutcome } from '#common/accounts/security/security-events.js';
import type { SecurityEventWire } from '#common/accounts/security/security-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { startOfDay } from '#platform/database/site-time.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';

export interface SecurityEventFilters extends PageRequest {
  action: string | null;
  outcome: string | null;
  network: string | null;
  /** Days in Argentina's time zone, inclusive. */
  from: string | null;
  until: string | null;
}

interface EventRow {
  id: string;
  happened_at: Date;
  action: SecurityAction;
  outcome: SecurityOutcome;
  email: string | null;
  network: string;
  session: string | null;
  request_id: string;
}

/** Security events, newest first (docs/decisions/0050). */
@Injectable()
export class SecurityEventList {
  constructor(private readonly database: DataSource) {}

  async page(filters: SecurityEventFilters): Promise<{ rows: SecurityEventWire[]; total: number }> {
    const sql = conditionsOf(filters);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_security_events e WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await rowsOf<EventRow>(
      this.database,
      `SELECT e.*, a.email FROM (
         SELECT * FROM offered_security_events e WHERE ${sql.text} ORDER BY e.happened_at DESC, e.id DESC
         LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}) e
       LEFT JOIN offered_administrators a ON a.id = e.administrator_id
       ORDER BY e.happened_at DESC, e.id DESC`,
      sql.values,
    );
    return { rows: rows.map(present), total };
  }
}

function conditionsOf({ action, outcome, network, from, until }: SecurityEventFilters): SqlBuilder {
  const sql = new SqlBuilder();
  if (action) sql.where(`e.action = ${sql.value(action)}`);
  if (outcome) sql.where(`e.outcome = ${sql.value(outcome)}`);
  if (network) sql.where(`e.network = ${sql.value(network)}`);
  if (from) sql.where(`e.happened_at >= ${startOfDay(sql.value(from))}`);
  if (until) sql.where(`e.happened_at < ${startOfDay(`(${sql.value(until)}::date + 1)`)}`);
  return sql;
}

function present(row: EventRow): SecurityEventWire {
  return {
    id: Number(row.id),
    fecha: row.happened_at.toISOString(),
    accion: row.action,
    resultado: row.outcome,
    cuenta: row.email,
    red: row.network,
    sesion: row.session,
    pedido: row.request_id,
  };
}
