import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unusualActivity, type RecentCounts } from '#common/stats/unusual-activity.js';
import type {
  ActivityOfDay,
  TodayAnswer,
  TodayMessage,
  TodayMessages,
  UnusualWire,
} from '#common/stats/today-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { IS_PHOTO_UNFINISHED, IS_UNSENT } from '#platform/events/open-work.js';
import { stoppedMail } from '#platform/mail/stopped-mail.js';
import { BackupHealth } from '#platform/health/backup-health.js';
import { hasLiveWorker } from '#platform/queue/live-workers.js';
import { IS_MAIL_UNFINISHED } from '#platform/mail/unfinished-mail.js';
import { UNANSWERED } from '../../newsletter/support/public.js';
import { EndingPlans } from './ending-plans.js';
import { WaitingListings } from './waiting-listings.js';

const DAYS = 30;
const MOST_MESSAGES = 3;
/** Maximum number of notices and of login attempts that are read; a flood has more. */
const MOST_RECENT = 1_000;

/** The work of the day (back-office.md §2, Dashboard). Each part reads an index of what is open, or a row a day. */
@Injectable()
export class Today {
  constructor(
    private readonly database: DataSource,
    private readonly listings: WaitingListings,
    private readonly plans: EndingPlans,
    private readonly backup: BackupHealth,
  ) {}

  /** The parts are read one after another, so that a dashboard uses one connection at a time. */
  async read(): Promise<Omit<TodayAnswer, 'success'>> {
    const days = await this.activity();
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
      consultas: days.map(({ dia, whatsapp, email }) => ({ dia, whatsapp, email })),
      inusuales: [...(await this.faults()), ...unusualActivity(days, await this.recent())],
    };
  }

  /** What the product itself does not do. */
  private async faults(): Promise<UnusualWire[]> {
    const isIdle = !(await hasLiveWorker(this.database));
    const stopped = await stoppedMail(this.database);
    const backup = await this.backup.state();
    return [
      ...(isIdle ? [{ nombre: 'parado', cuantos: 0 } as const] : []),
      ...(stopped ? [{ nombre: 'correo', cuantos: stopped.messages } as const] : []),
      ...(backup?.fault ? [{ nombre: 'copia', cuantos: 0 } as const] : []),
    ];
  }

  private async messages(): Promise<TodayMessages> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_support_messages WHERE ${UNANSWERED}`,
    );
    const rows = await rowsOf<Omit<TodayMessage, 'fecha'> & { createdAt: Date }>(
      this.database,
      `SELECT id AS "idConsultaSoporte", full_name AS "nombreCompleto", created_at AS "createdAt"
       FROM offered_support_messages WHERE ${UNANSWERED} ORDER BY created_at, id LIMIT ${MOST_MESSAGES}`,
    );
    const mensajes = rows.map(({ createdAt, ...row }) => ({ ...row, fecha: createdAt.toISOString() }));
    return { total, mensajes };
  }

  /** Numbers of exactly the rows that 'Sin terminar' lists under these kinds. */
  private async failed(): Promise<TodayAnswer['fallidos']> {
    return oneRow<TodayAnswer['fallidos']>(
      this.database,
      `SELECT (SELECT count(*)::int FROM offered_mail_deliveries WHERE ${IS_MAIL_UNFINISHED}) AS correos,
              (SELECT count(*)::int FROM offered_photos WHERE ${IS_PHOTO_UNFINISHED})
              + (SELECT count(*)::int FROM offered_proposed_photos WHERE ${IS_PHOTO_UNFINISHED}) AS fotos,
              (SELECT count(*)::int FROM offered_scheduled_newsletters WHERE ${IS_UNSENT}) AS envios`,
    );
  }

  private async activity(): Promise<ActivityOfDay[]> {
    return rowsOf<ActivityOfDay>(
      this.database,
      `SELECT to_char(d.moment, 'YYYY-MM-DD') AS dia, coalesce(s.whatsapp_inquiries, 0) AS whatsapp,
              coalesce(s.email_inquiries, 0) AS email, coalesce(s.views, 0) AS vistas
       FROM generate_series(${SITE_TODAY}::timestamp - interval '${DAYS - 1} days', ${SITE_TODAY}::timestamp, interval '1 day') AS d (moment)
       LEFT JOIN offered_site_daily_stats s ON s.day = d.moment::date ORDER BY d.moment`,
    );
  }

  /** Read from the indexes of both tables by time, at most the newest rows of each. */
  private async recent(): Promise<RecentCounts> {
    return oneRow<RecentCounts>(
      this.database,
      `SELECT (SELECT coalesce(max(listings), 0)::int FROM (
                 SELECT count(*) AS listings FROM (
                   SELECT network FROM offered_listing_origins WHERE created_at > now() - interval '1 day'
                   ORDER BY created_at DESC LIMIT ${MOST_RECENT}) sent
                 GROUP BY network) networks) AS "ofNetwork",
              (SELECT count(*)::int FROM (
                 SELECT FROM offered_security_events
                 WHERE happened_at > now() - interval '1 hour' AND action = 'login' AND outcome IN ('refused', 'limited')
                 LIMIT ${MOST_RECENT}) refused) AS logins`,
    );
  }
}
