import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { csvOf } from '#common/kernel/csv.js';
import { formatDay } from '#common/kernel/time/days.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { localDay } from '../../process/local-day.js';
import { Transactions } from '../../database/transactions.js';
import type { PageRequest } from './list-page.js';
import { workbookOf } from '../../files/workbook.js';
import type { SheetColumn } from '../../files/xls-writer.js';

const PAGE_SIZE = 500;
/** Spreadsheets become slow beyond that many pages; the export of all listings (tools) has no limit. */
const MOST_PAGES = 40;

export interface FileColumn<Row> extends SheetColumn {
  value: (row: Row) => string | number | Date | null;
}

/** How a list is written as a file. */
export interface ListFile<Row> {
  /** Name of the file, without its extension. */
  name: string;
  /** Name of the sheet. */
  sheet: string;
  columns: readonly FileColumn<Row>[];
}

/** A list that an account exports as a file; the audit trail records the account and the number of rows. */
export interface TakenList<Row> {
  file: ListFile<Row>;
  rows: readonly Row[];
  administratorId: number;
  action: AuditAction;
  /** What else the audit trail records. */
  after?: Readonly<Record<string, unknown>>;
}

/** Lists as files (back-office.md §2, Lists). */
@Injectable()
export class ListFiles {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Sends the rows as a CSV file, with days instead of times. */
  async sendText<Row>(reply: FastifyReply, taken: TakenList<Row>): Promise<void> {
    const { name, columns } = taken.file;
    const header = columns.map(({ heading }) => heading);
    const lines = taken.rows.map((row) => columns.map(({ value }) => inText(value(row))));
    await this.record(taken);
    void reply.type('text/csv; charset=utf-8');
    await send(reply, `${name}.csv`, csvOf(header, lines));
  }

  /** Sends the rows as an Excel file, with typed cells for numbers and dates. */
  async sendWorkbook<Row>(reply: FastifyReply, taken: TakenList<Row>): Promise<void> {
    const { name, sheet, columns } = taken.file;
    const cells = taken.rows.map((row) => columns.map(({ value }) => value(row)));
    const workbook = await workbookOf(sheet, columns, cells);
    await this.record(taken);
    void reply.type('application/vnd.ms-excel');
    await send(reply, `${name}.xls`, workbook);
  }

  private async record(taken: Omit<TakenList<unknown>, 'file'>): Promise<void> {
    const { administratorId, action, after, rows } = taken;
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        administratorId,
        action,
        entity: 'tools',
        entityId: null,
        after: { ...after, count: rows.length },
      }),
    );
  }
}

/** At most 20,000 rows of a list, read page by page, so that no statement holds a connection for long. */
export async function readWholeList<Row>(
  read: (page: PageRequest) => Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { rows, total } = await read({ page, pageSize: PAGE_SIZE });
    all.push(...rows);
    if (page * PAGE_SIZE >= total) break;
  }
  return all;
}

async function send(reply: FastifyReply, name: string, file: string | Buffer): Promise<void> {
  await reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(file);
}

/** A moment becomes its day in Argentina: `2026-11-21`. */
function inText(value: string | number | Date | null): string | number | null {
  return value instanceof Date ? formatDay(localDay(value)) : value;
}
