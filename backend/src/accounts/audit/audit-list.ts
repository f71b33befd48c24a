import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unseenEntities, type AuditEntity } from '#common/accounts/audit/audit-entities.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { undoRefusal } from '#common/accounts/audit/undo.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { Clock } from '#platform/process/clock.js';
import { SealedContents, type AuditContents } from '#platform/audit/sealed-contents.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { startOfDay } from '#platform/database/site-time.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';

export interface AuditFilters extends PageRequest {
  action: string | null;
  listingId: number | null;
  code: string | null;
  /** Changes of the owner's record, of the records merged into it, and of its notices. */
  ownerId: number | null;
  /** Days in Argentina's time zone, inclusive. */
  from: string | null;
  until: string | null;
}

interface AuditRow {
  id: string;
  created_at: Date;
  email: string | null;
  name: string | null;
  action: string;
  entity: AuditEntity;
  entity_id: number | null;
  code: string | null;
  status: ListingStatus | null;
  undoes_id: string | null;
  redacted_at: Date | null;
  undone: boolean;
  before: AuditContents;
  after: AuditContents;
}

/** Changes by administrators, newest first (wire-contract.md, Back office). */
@Injectable()
export class AuditList {
  constructor(
    private readonly database: DataSource,
    private readonly contents: SealedContents,
    private readonly clock: Clock,
  ) {}

  /** Without the changes that the role does not see (`unseenEntities`). */
  async page(filters: AuditFilters, role: Role): Promise<{ rows: AuditEntryWire[]; total: number }> {
    const sql = conditionsOf(filters, role);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_audit_entries e WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await rowsOf<AuditRow>(
      this.database,
      `SELECT e.*, a.email, a.name, l.code, l.status,
              EXISTS (SELECT FROM offered_audit_entries u WHERE u.undoes_id = e.id) AS undone FROM (
         SELECT * FROM offered_audit_entries e WHERE ${sql.text} ORDER BY e.created_at DESC, e.id DESC
         LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}) e
       LEFT JOIN offered_administrators a ON a.id = e.administrator_id
       LEFT JOIN offered_listings l ON e.entity = 'listing' AND l.id = e.entity_id
       ORDER BY e.created_at DESC, e.id DESC`,
      sql.values,
    );
    const now = this.clock.now();
    return { rows: await Promise.all(rows.map((row) => this.present(row, { role, now }))), total };
  }

  /** Every action that has been recorded and the role sees, read from an index. */
  async actions(role: Role): Promise<string[]> {
    const rows = await rowsOf<{ action: string }>(
      this.database,
      `WITH RECURSIVE known AS (
         (SELECT action FROM offered_audit_entries ORDER BY action LIMIT 1)
         UNION ALL
         SELECT (SELECT e.action FROM offered_audit_entries e WHERE e.action > known.action ORDER BY e.action LIMIT 1)
         FROM known WHERE known.action IS NOT NULL)
       SELECT action FROM known WHERE EXISTS (
         SELECT FROM offered_audit_entries e WHERE e.action = known.action AND e.entity <> ALL($1))`,
      [unseenEntities(role)],
    );
    return rows.map(({ action }) => action);
  }

  private async present(row: AuditRow, by: { role: Role; now: Date }): Promise<AuditEntryWire> {
    const [before, after] = [await this.contents.open(row.before), await this.contents.open(row.after)];
    const { action, created_at: at, redacted_at: emptiedAt, undone } = row;
    const change = {
      action,
      at,
      undone,
      emptied: emptiedAt !== null,
      before: before ?? {},
      after: after ?? {},
    };
    return {
      id: Number(row.id),
      fecha: row.created_at.toISOString(),
      administrador: row.email,
      nombreAdministrador: row.name || null,
      accion: row.action,
      entidad: row.entity,
      idEntidad: row.entity_id,
      codigo: row.code,
      estadoInmueble: row.status && STATUS_NAMES[row.status],
      antes: before,
      despues: after,
      noSeDeshace: undoRefusal(change, by),
      deshace: row.undoes_id === null ? null : Number(row.undoes_id),
    };
  }
}

function conditionsOf(
  { action, listingId, code, ownerId, from, until }: AuditFilters,
  role: Role,
): SqlBuilder {
  const sql = new SqlBuilder();
  const unseen = unseenEntities(role);
  if (unseen.length > 0) sql.where(`e.entity <> ALL(${sql.value(unseen)})`);
  if (action) sql.where(`e.action = ${sql.value(action)}`);
  if (listingId) sql.where(`e.entity = 'listing' AND e.entity_id = ${sql.value(listingId)}`);
  if (code)
    sql.where(
      `e.entity = 'listing' AND e.entity_id = (SELECT id FROM offered_listings WHERE code = upper(${sql.value(code)}))`,
    );
  if (ownerId) sql.where(`(e.entity, e.entity_id) IN (${ownedBy(sql.value(ownerId))})`);
  if (from) sql.where(`e.created_at >= ${startOfDay(sql.value(from))}`);
  if (until) sql.where(`e.created_at < ${startOfDay(`(${sql.value(until)}::date + 1)`)}`);
  return sql;
}

/** Kind and id of what belongs to an owner. */
function ownedBy(owner: string): string {
  return `SELECT 'contact', id FROM offered_contacts WHERE id = ${owner} OR merged_into_id = ${owner}
          UNION ALL SELECT 'listing', id FROM offered_listings WHERE contact_id = ${owner}`;
}
