import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  activeListing,
  clientSummary,
  countActive,
  countPending,
  listActive,
  listPending,
  listRejected,
  listWithdrawn,
  pendingListing,
  rejectedListing,
  withdrawnListing,
  type AdminListingAnswer,
  type AdminListingRow,
  type AdminListQuery,
  type ClientSummaryAnswer,
  type DniQuery,
} from '#common/listings/desk/desk-calls.js';
import { formatDay } from '#common/kernel/time/days.js';
import { plainDni } from '#common/kernel/forms/dni.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { CountAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { Background } from '#platform/http/answers/access.js';
import { Answers, AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { sendRows } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { localDay } from '#platform/process/local-day.js';
import { AdminListing } from './admin-listing.js';
import { AdminListings } from './admin-listings.js';
import { LIST_PAGE, readListFilters } from './list-filters.js';
import { presentAdminListing } from './admin-listing.presenter.js';
import { presentAdminRow } from './admin-row.presenter.js';

/** The operator's lists and detail calls (back-office.md §7). */
@Controller()
export class AdminListingsController {
  constructor(
    private readonly lists: AdminListings,
    private readonly details: AdminListing,
    private readonly clock: Clock,
  ) {}

  @AnswersItself(listPending)
  pending(@Asked() values: QueryValues<AdminListQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.list(values, reply, 'pending');
  }

  @AnswersItself(listRejected)
  rejected(@Asked() values: QueryValues<AdminListQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.list(values, reply, 'rejected');
  }

  @AnswersItself(listActive)
  active(@Asked() values: QueryValues<AdminListQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.list(values, reply, 'active');
  }

  @AnswersItself(listWithdrawn)
  withdrawn(@Asked() values: QueryValues<AdminListQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.list(values, reply, 'withdrawn');
  }

  @Answers(pendingListing)
  pendingOne(@Asked() values: QueryValues<IdQuery>): Promise<AdminListingAnswer> {
    return this.detail(values, 'pending');
  }

  @Answers(rejectedListing)
  rejectedOne(@Asked() values: QueryValues<IdQuery>): Promise<AdminListingAnswer> {
    return this.detail(values, 'rejected');
  }

  @Answers(activeListing)
  activeOne(@Asked() values: QueryValues<IdQuery>): Promise<AdminListingAnswer> {
    return this.detail(values, 'active');
  }

  @Answers(withdrawnListing)
  withdrawnOne(@Asked() values: QueryValues<IdQuery>): Promise<AdminListingAnswer> {
    return this.detail(values, 'withdrawn');
  }

  @Answers(clientSummary)
  async summary(@Asked() values: QueryValues<DniQuery>): Promise<ClientSummaryAnswer> {
    // A DNI may be sent with dots, as printed, or without, as stored.
    const dni = plainDni(values.text('dni', LENGTHS.name) ?? '');
    return { success: true, resumen: await this.lists.clientSummary(dni) };
  }

  @Background()
  @Answers(countPending)
  async countPending(): Promise<CountAnswer> {
    return { success: true, count: await this.lists.count('pending') };
  }

  @Background()
  @Answers(countActive)
  async countActive(): Promise<CountAnswer> {
    return { success: true, count: await this.lists.count('active') };
  }

  private async list(
    values: QueryValues<AdminListQuery>,
    reply: FastifyReply,
    status: ListingStatus,
  ): Promise<void> {
    const filters = readListFilters(values, status);
    const now = this.clock.now();
    await sendRows<AdminListingRow>(reply, values, {
      size: LIST_PAGE,
      pageOf: async (request) => {
        const { items, total } = await this.lists.page({ ...filters, ...request });
        return { rows: items.map((item) => presentAdminRow(item, now)), total };
      },
    });
  }

  private async detail(values: QueryValues<IdQuery>, status: ListingStatus): Promise<AdminListingAnswer> {
    const facts = await this.details.execute(values.requiredId('id'), status);
    return presentAdminListing(facts, formatDay(localDay(this.clock.now())));
  }
}
