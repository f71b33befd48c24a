import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SupportMessageWire } from '#common/newsletter/support/support-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import type { SupportMessage } from './support-message.entity.js';

export interface SupportFilters extends PageRequest {
  /** Part of a name, e-mail address or message. */
  search: string | null;
  answered: boolean | null;
  /** Only those that were closed without a reply. */
  closed: boolean;
}

/** SQL condition: a message waits for a reply. */
export const UNANSWERED = 'answered_at IS NULL AND closed_at IS NULL';
const CLOSED = 'answered_at IS NULL AND closed_at IS NOT NULL';

/** Support messages, newest first. */
@Injectable()
export class SupportMessages {
  constructor(private readonly database: DataSource) {}

  async page(filters: SupportFilters): Promise<{ rows: SupportMessageWire[]; total: number }> {
    const sql = new SqlBuilder();
    if (filters.search) sql.matches(`free_text(full_name || ' ' || email || ' ' || message)`, filters.search);
    if (filters.answered !== null) sql.where(filters.answered ? 'answered_at IS NOT NULL' : UNANSWERED);
    if (filters.closed) sql.where(CLOSED);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM support_messages WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await rowsOf<SupportRow>(
      this.database,
      `SELECT id, full_name AS "fullName", email, message, created_at AS "createdAt", answered_at AS "answeredAt", closed_at AS "closedAt"
       FROM support_messages WHERE ${sql.text} ORDER BY created_at DESC, id DESC
       LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}`,
      sql.values,
    );
    return { rows: rows.map(present), total };
  }

  async counts(): Promise<{ all: number; unanswered: number }> {
    return oneRow<{ all: number; unanswered: number }>(
      this.database,
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE ${UNANSWERED})::int AS unanswered FROM support_messages`,
    );
  }
}

type SupportRow = Pick<
  SupportMessage,
  'id' | 'fullName' | 'email' | 'message' | 'createdAt' | 'answeredAt' | 'closedAt'
>;

function present({
  id,
  fullName,
  email,
  message,
  createdAt,
  answeredAt,
  closedAt,
}: SupportRow): SupportMessageWire {
  return {
    idConsultaSoporte: id,
    nombreCompleto: fullName,
    email,
    fecha: createdAt.toISOString(),
    mensaje: message,
    respondida: answeredAt?.toISOString() ?? null,
    cerrada: closedAt?.toISOString() ?? null,
  };
}
