import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReportReason } from '#common/inquiries/reports/report-reasons.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { OpenReportsAnswer, ReportCaseWire } from '#common/inquiries/reports/report-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';

/** Reports of a case in a list. */
const MOST_SHOWN = 20;

interface CaseRow {
  id: number;
  code: string;
  listingId: number | null;
  status: ListingStatus | null;
  count: number;
  last: Date;
  closed: Date | null;
  note: string;
  reports: { reason: ReportReason; message: string; email: string; createdAt: string }[];
}

/** Reported notices for the operator. */
@Injectable()
export class Reported {
  constructor(private readonly database: DataSource) {}

  /** Cases that are open, or closed; those with the newest reports first. */
  async page({
    closed,
    ...page
  }: PageRequest & { closed: boolean }): Promise<{ rows: ReportCaseWire[]; total: number }> {
    const total = await this.count(closed);
    const sql = new SqlBuilder();
    const rows = await rowsOf<CaseRow>(
      this.database,
      `SELECT c.id, c.code, c.listing_id AS "listingId", l.status, c.report_count AS count, c.last_reported_at AS last,
              c.closed_at AS closed, c.note,
              ARRAY(SELECT jsonb_build_object('reason', r.reason, 'message', r.message, 'email', r.email, 'createdAt', r.created_at)
                    FROM reports r WHERE r.case_id = c.id ORDER BY r.id DESC LIMIT ${MOST_SHOWN}) AS reports
       FROM report_cases c LEFT JOIN offered_listings l ON l.id = c.listing_id
       WHERE (c.closed_at IS NOT NULL) = ${sql.value(closed)} ORDER BY c.last_reported_at DESC, c.id DESC
       LIMIT ${sql.value(page.pageSize)} OFFSET ${sql.value(offsetOf(page))}`,
      sql.values,
    );
    return { rows: rows.map(present), total };
  }

  /** Notices with open reports. One query answers for the counters, the lists, the notice and its owner. */
  async open(): Promise<Pick<OpenReportsAnswer, 'count' | 'avisos'>> {
    const rows = await rowsOf<Pick<CaseRow, 'code' | 'listingId' | 'status' | 'count' | 'last'>>(
      this.database,
      `SELECT c.code, c.listing_id AS "listingId", l.status, c.report_count AS count, c.last_reported_at AS last
       FROM report_cases c LEFT JOIN offered_listings l ON l.id = c.listing_id
       WHERE c.closed_at IS NULL ORDER BY c.last_reported_at DESC, c.id DESC`,
    );
    const avisos = rows.flatMap(({ code, listingId, status, count, last }) =>
      listingId === null || !status
        ? []
        : {
            idInmuebles: listingId,
            codigo: code,
            estado: STATUS_NAMES[status],
            cantidad: count,
            ultima: last.toISOString(),
          },
    );
    return { count: rows.length, avisos };
  }

  private async count(closed: boolean): Promise<number> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      'SELECT count(*)::int AS total FROM report_cases WHERE (closed_at IS NOT NULL) = $1',
      [closed],
    );
    return total;
  }
}

function present({
  id,
  code,
  listingId,
  status,
  count,
  last,
  closed,
  note,
  reports,
}: CaseRow): ReportCaseWire {
  return {
    idDenuncia: id,
    codigo: code,
    inmueble: listingId !== null && status ? { id: listingId, estado: STATUS_NAMES[status] } : null,
    cantidad: count,
    ultima: last.toISOString(),
    cerrada: closed?.toISOString() ?? null,
    nota: note,
    denuncias: reports.map(({ reason, message, email, createdAt }) => ({
      motivo: reason,
      mensaje: message,
      email,
      fecha: new Date(createdAt).toISOString(),
    })),
  };
}
