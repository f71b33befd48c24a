import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  listingStats,
  recordView,
  viewCounts,
  type ListingStatsAnswer,
} from '#common/stats/listing-stats-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { ListingQuery, ListingsQuery } from '#common/kernel/calls/request-shapes.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { ListingStatsWire } from '#common/search/cards/card-calls.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { rowOf } from '#platform/database/rows.js';
import { Id } from '#platform/http/input/dto-fields.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import type { Counted } from './listing-counters.js';
import { RecordView } from './record-view.js';

/** Views per network and listing, over all browsers; also limits a script that changes its user agent with each request. */
const PER_NETWORK: Limit = { name: 'view', points: 30, seconds: 3_600 };

class ViewDto {
  @Id() idInmuebles: number;
}

/** Public statistics of a listing (public-site.md §7). */
@Controller()
export class ListingStatsController {
  constructor(
    private readonly database: DataSource,
    private readonly recordView: RecordView,
    private readonly limits: NetworkLimits,
  ) {}

  @Answers(recordView)
  async view(
    @Sent() { idInmuebles }: ViewDto,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    await this.limits.consume(PER_NETWORK, ip, String(idInmuebles));
    await this.recordView.execute(idInmuebles, `${visitorAddress(ip)} ${headers['user-agent'] ?? ''}`);
    return { success: true, message: '' };
  }

  @Answers(viewCounts)
  counts(@Asked() values: QueryValues<ListingsQuery>): Promise<ListingStatsWire> {
    return this.read(values.requiredId('idInmuebles'));
  }

  @Answers(listingStats)
  async stats(@Asked() values: QueryValues<ListingQuery>): Promise<ListingStatsAnswer> {
    const counts = await this.read(values.requiredId('idInmueble'));
    const totalConsultas = counts.cantConsultaEmail + counts.cantConsultaWpp;
    return { success: true, estadisticas: { ...counts, totalConsultas } };
  }

  private async read(listingId: number): Promise<ListingStatsWire> {
    const row = await rowOf<Record<Counted, number | null>>(
      this.database,
      `SELECT s.views, s.whatsapp_inquiries, s.email_inquiries
       FROM offered_listings l LEFT JOIN listing_stats s ON s.listing_id = l.id WHERE l.id = $1 AND l.status = 'active'`,
      [listingId],
    );
    if (!row) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return {
      cantVistas: row.views ?? 0,
      cantConsultaEmail: row.email_inquiries ?? 0,
      cantConsultaWpp: row.whatsapp_inquiries ?? 0,
    };
  }
}
