import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  exportList,
  exportListAsWorkbook,
  type AdminListingRow,
  type AdminListQuery,
} from '#common/listings/desk/desk-calls.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import { Clock } from '#platform/process/clock.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { AnswersItself, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { ListFiles, readWholeList, type TakenList } from '#platform/http/answers/list-files.js';
import { AdminListings } from './admin-listings.js';
import { ListExportDto } from './list-export.dto.js';
import { readListFilters } from './list-filters.js';
import { presentAdminRow } from './admin-row.presenter.js';
import { LISTINGS_FILE } from './list-columns.js';

/** A filtered list as a file. */
@Controller()
export class ListExportController {
  constructor(
    private readonly lists: AdminListings,
    private readonly clock: Clock,
    private readonly files: ListFiles,
  ) {}

  @AnswersItself(exportList)
  async export(
    @Sent() form: ListExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendText(reply, await this.take(form, administratorId));
  }

  @AnswersItself(exportListAsWorkbook)
  async exportAsWorkbook(
    @Sent() form: ListExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendWorkbook(reply, await this.take(form, administratorId));
  }

  private async take(
    { estado, ...form }: ListExportDto,
    administratorId: number,
  ): Promise<TakenList<AdminListingRow>> {
    const status = statusOf(estado);
    const filters = readListFilters(new QueryValues<AdminListQuery>(form), status);
    const now = this.clock.now();
    const rows = await readWholeList(async (page) => {
      const { items, total } = await this.lists.page({ ...filters, ...page });
      return { rows: items.map((item) => presentAdminRow(item, now)), total };
    });
    return { file: LISTINGS_FILE, rows, administratorId, action: 'listings.export', after: { status } };
  }
}

function statusOf(name: string): ListingStatus {
  const statuses = Object.keys(STATUS_NAMES) as ListingStatus[];
  return statuses.find((status) => STATUS_NAMES[status] === name)!;
}
