import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parseCode } from '#common/listings/listing-code.js';
import type { InquirerWire, InquiryWire } from '#common/inquiries/inquiry-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { escapeLike, SqlBuilder } from '#platform/database/sql-builder.js';
import { startOfDay } from '#platform/database/site-time.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { listingsOfCodes } from '../../listings/public.js';
import type { Inquiry } from '../sending/inquiry.entity.js';
import { INQUIRY_FIELDS, presentInquiry, type InquiryRow } from './inquiry-rows.js';

export interface InquiryFilters extends PageRequest {
  channel: Inquiry['channel'] | null;
  /** A listing's code, or part of one. */
  code: string | null;
  /** `2026-11-21`: inquiries since that day in Argentina's time zone. */
  since: string | null;
  /** `2026-11-21`: inquiries until the end of that day. */
  until: string | null;
  /** The owner of the notices. */
  contactId: number | null;
  oldestFirst: boolean;
}

export interface InquirerFilters extends PageRequest {
  /** Part of a name, phone or e-mail address. */
  search: string | null;
  /** `consultas`, `creado` (the last inquiry), or one of them with `-`; null for the newest. */
  order: string | null;
}

/** ORDER BY of each sort order of the inquirers. */
const PEOPLE_ORDERS: Readonly<Record<string, string>> = {
  consultas: 'cantidad, id DESC',
  '-consultas': 'cantidad DESC, id DESC',
  creado: 'id',
  '-creado': 'id DESC',
};

/** Visitors' inquiries to owners, and their senders. */
@Injectable()
export class Inquiries {
  constructor(private readonly database: DataSource) {}

  async page(filters: InquiryFilters): Promise<{ rows: InquiryWire[]; total: number }> {
    const sql = new SqlBuilder();
    addConditions(sql, filters);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM inquiries i WHERE ${sql.text}`,
      sql.values,
    );
    const direction = filters.oldestFirst ? 'ASC' : 'DESC';
    const rows = await rowsOf<InquiryRow>(
      this.database,
      `SELECT ${INQUIRY_FIELDS}
       FROM inquiries i LEFT JOIN offered_listings l ON l.id = i.listing_id
       WHERE ${sql.text} ORDER BY i.created_at ${direction}, i.id ${direction}
       LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}`,
      sql.values,
    );
    return { rows: rows.map(presentInquiry), total };
  }

  /** Each person once, identified by e-mail and phone, with the name that was given last. */
  async people(filters: InquirerFilters): Promise<{ rows: InquirerWire[]; total: number }> {
    const sql = new SqlBuilder();
    if (filters.search) sql.matches(`person_text(full_name, '', email, phone)`, filters.search);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM (SELECT FROM inquiries WHERE ${sql.text} GROUP BY email, phone) AS people`,
      sql.values,
    );
    const order = PEOPLE_ORDERS[filters.order ?? '-creado']!;
    const rows = await rowsOf<InquirerWire & { ultimaConsulta: Date | string }>(
      this.database,
      `SELECT i.full_name AS "nombreCompleto", i.phone AS telefono, i.email, people.cantidad,
              i.created_at AS "ultimaConsulta"
       FROM (SELECT max(id) AS id, count(*)::int AS cantidad FROM inquiries WHERE ${sql.text}
             GROUP BY email, phone ORDER BY ${order}
             LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}) AS people
       JOIN inquiries i USING (id) ORDER BY ${order}`,
      sql.values,
    );
    return {
      rows: rows.map((row) => ({ ...row, ultimaConsulta: new Date(row.ultimaConsulta).toISOString() })),
      total,
    };
  }

  async count(): Promise<number> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      'SELECT count(*)::int AS total FROM inquiries',
    );
    return total;
  }
}

function addConditions(sql: SqlBuilder, { channel, code, since, until, contactId }: InquiryFilters): void {
  if (channel) sql.where(`i.channel = ${sql.value(channel)}`);
  if (since) sql.where(`i.created_at >= ${startOfDay(sql.value(since))}`);
  if (until) sql.where(`i.created_at < ${startOfDay(sql.value(until))} + interval '1 day'`);
  if (contactId)
    sql.where(`i.listing_id IN (SELECT id FROM offered_listings WHERE contact_id = ${sql.value(contactId)})`);
  if (!code) return;
  const whole = parseCode(code)?.code;
  // An inquiry keeps the code that its notice had.
  if (whole)
    sql.where(`(i.code = ${sql.value(whole)} OR i.listing_id IN (${listingsOfCodes(sql.value([whole]))}))`);
  else sql.where(`i.code LIKE '%' || upper(${sql.value(escapeLike(code))}) || '%'`);
}
