import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unusualActivity } from '#common/rules/unusual-activity.js';
import type { InquiriesOfDay, TodayAnswer, TodayMessage, TodayMessages } from '#common/wire/today.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { EndingPlans } from './ending-plans.js';
import { WaitingListings } from './waiting-listings.js';

const DAYS = 30;
const MOST_MESSAGES = 3;

/** The work of the day (back-office.md §2, Dashboard). Each part reads an index of what is open, or a row a day. */
@Injectable()
export class Today {
  constructor(
    private readonly database: DataSource,
    private readonly listings: WaitingListings,
    private readonly plans: EndingPlans,
  ) {}

  /** The parts are read one after another, so that a dashboard uses one connection at a time. */
  async read(): Promise<Omit<TodayAnswer, 'success'>> {
    const consultas = await this.inquiries();
    return {
      pendientes: await this.listings.of('pending'),
      fotosPorRevisar: await this.listings.withOwnersPhotos(),
      cambiosPorRevisar: await this.listings.withProposals(),
      sinPagar: await this.listings.of('unpaid'),
      sinConfirmar: await this.listings.of('unanswered'),
      sinConfirmarTemporada: await this.listings.lapsed(),
      porVencer: await this.plans.read(),
      sinResponder: await this.messages(),
      fallidos: await this.failed(),
      consultas,
      inusual: unusualActivity(consultas),
    };
  }

  private async messages(): Promise<TodayMessages> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      'SELECT count(*)::int AS total FROM offered_support_messages WHERE answered_at IS NULL AND closed_at IS NULL',
    );
    const rows = await rowsOf<Omit<TodayMessage, 'fecha'> & { createdAt: Date }>(
      this.database,
      `SELECT id AS "idConsultaSoporte", full_name AS "nombreCompleto", created_at AS "createdAt"
       FROM offered_support_messages WHERE answered_at IS NULL AND closed_at IS NULL ORDER BY created_at, id LIMIT ${MOST_MESSAGES}`,
    );
    const mensajes = rows.map(({ createdAt, ...row }) => ({ ...row, fecha: createdAt.toISOString() }));
    return { total, mensajes };
  }

  private async failed(): Promise<TodayAnswer['fallidos']> {
    return oneRow<TodayAnswer['fallidos']>(
      this.database,
      `SELECT (SELECT count(*)::int FROM offered_mail_deliveries WHERE state IN ('failed', 'unconfirmed', 'held')) AS correos,
              (SELECT count(*)::int FROM offered_photos WHERE status = 'failed')
              + (SELECT count(*)::int FROM offered_proposed_photos WHERE status = 'failed') AS fotos,
              (SELECT count(*)::int FROM offered_scheduled_newsletters WHERE state IN ('held', 'late', 'nobody')) AS envios`,
    );
  }

  private async inquiries(): Promise<InquiriesOfDay[]> {
    return rowsOf<InquiriesOfDay>(
      this.database,
      `SELECT to_char(d.moment, 'YYYY-MM-DD') AS dia, coalesce(s.whatsapp_inquiries, 0) AS whatsapp,
              coalesce(s.email_inquiries, 0) AS email
       FROM generate_series(${SITE_TODAY}::timestamp - interval '${DAYS - 1} days', ${SITE_TODAY}::timestamp, interval '1 day') AS d (moment)
       LEFT JOIN offered_site_daily_stats s ON s.day = d.moment::date ORDER BY d.moment`,
    );
  }
}
