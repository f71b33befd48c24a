import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportList, exportListAsWorkbook } from '#common/calls/admin-listings.js';
import { csvOf } from '#common/rules/csv.js';
import { STATUS_NAMES, type ListingStatus } from '#common/vocabulary/listing-status.js';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';
import type { AdminListingRow, AdminListQuery } from '#common/wire/admin.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/clock/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { AdministratorId } from '#platform/http/access.js';
import { AnswersItself, Sent } from '#platform/http/answers.js';
import { QueryValues } from '#platform/http/query-values.js';
import { workbookOf } from '#platform/spreadsheet/workbook.js';
import { AdminListings, type AdminListFilters } from '../queries/admin-listings.js';
import { ListExportDto } from './dto/list-export.dto.js';
import { readListFilters } from './list-filters.js';
import { presentAdminRow } from './presenters/admin-row.presenter.js';
import { LIST_COLUMNS } from './presenters/list-columns.js';

const PAGE_SIZE = 500;
/** Spreadsheets become slow beyond that; the export of all listings (tools) has no limit. */
const MOST_PAGES = 40;

/** `2026-11-21` */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** A filtered list as a file; not part of the specified calls. */
@Controller()
export class ListExportController {
  constructor(
    private readonly lists: AdminListings,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  @AnswersItself(exportList)
  async export(
    @Sent() form: ListExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    const rows = await this.rows(form, administratorId);
    const lines = rows.map((row) => LIST_COLUMNS.map(({ value }) => inText(value(row))));
    void reply.type('text/csv; charset=utf-8');
    const header = LIST_COLUMNS.map(({ heading }) => heading);
    await send(reply, 'avisos.csv', csvOf(header, lines));
  }

  @AnswersItself(exportListAsWorkbook)
  async exportAsWorkbook(
    @Sent() form: ListExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    const rows = await this.rows(form, administratorId);
    const cells = rows.map((row) => LIST_COLUMNS.map(({ value }) => value(row)));
    void reply.type('application/vnd.ms-excel');
    await send(reply, 'avisos.xls', await workbookOf('Avisos', LIST_COLUMNS, cells));
  }

  /** The rows of the list, which the audit trail counts. Reads page by page, so that no statement holds a connection for long. */
  private async rows(
    { estado, ...form }: ListExportDto,
    administratorId: number,
  ): Promise<AdminListingRow[]> {
    const status = statusOf(estado);
    const filters: AdminListFilters = readListFilters(new QueryValues<AdminListQuery>(form), status);
    const rows: AdminListingRow[] = [];
    const now = this.clock.now();
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { items, total } = await this.lists.page({ ...filters, page, pageSize: PAGE_SIZE });
      rows.push(...items.map((item) => presentAdminRow(item, now)));
      if (page * PAGE_SIZE >= total) break;
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        administratorId,
        action: 'listings.export',
        entity: 'tools',
        entityId: null,
        after: { status, count: rows.length },
      }),
    );
    return rows;
  }
}

async function send(reply: FastifyReply, name: string, file: string | Buffer): Promise<void> {
  await reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(file);
}

function statusOf(name: string): ListingStatus {
  const statuses = Object.keys(STATUS_NAMES) as ListingStatus[];
  return statuses.find((status) => STATUS_NAMES[status] === name)!;
}

function inText(value: string | number | Date | null): string | number | null {
  return value instanceof Date ? DAY.format(value) : value;
}
