import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { reminderRefusal, type DraftState } from '#common/owners/renewal/rollover.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type {
  RolloverAnswer,
  RolloverCounts,
  RolloverNoMail,
  RolloverNoticeWire,
  RolloverWire,
} from '#common/owners/renewal/rollover-calls.js';
import { Clock } from '#platform/process/clock.js';
import { rowsOf } from '#platform/database/rows.js';
import { Problem } from '#platform/process/problem.js';
import { NO_MAIL } from './no-mail.js';
import { HAS_ENDED, type RunningRollover } from './rollovers.js';
import { STATE_NAMES } from './state-names.js';
import { presentRolled } from './rollover-preview.js';

/** Maximum number of roll-overs in the list. */
const MOST_LISTED = 20;

type RolloverRow = RolloverCounts &
  Pick<RunningRollover, 'createdAt' | 'reminders' | 'remindedAt' | 'lastDay' | 'hasEnded'> & {
    id: number;
    administrator: string | null;
    percent: number;
    stepArs: number;
    stepUsd: number;
    isCancelled: boolean;
  };

interface NoticeRow extends TitledListing {
  id: number;
  code: string;
  status: ListingStatus;
  state: DraftState;
  decidedAt: Date | null;
  owner: string;
  mobile: string;
  noMail: RolloverNoMail | null;
}

/** Roll-overs, and the outcome for each of their notices. */
@Injectable()
export class RolloverProgress {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(): Promise<RolloverWire[]> {
    const rows = await this.rows('true', []);
    return rows.map((row) => this.present(row));
  }

  /** @throws Problem 'not-found' */
  async one(id: number): Promise<Omit<RolloverAnswer, 'success'>> {
    const [row] = await this.rows('r.id = $1', [id]);
    if (!row) throw Problem.notFound(ROLLOVER_MESSAGES.unknown);
    return { renovacion: this.present(row), avisos: await this.notices(id) };
  }

  private rows(condition: 'true' | 'r.id = $1', values: readonly unknown[]): Promise<RolloverRow[]> {
    const count = (state: DraftState): string => `count(*) FILTER (WHERE d.state = '${state}')::int`;
    return rowsOf<RolloverRow>(
      this.database,
      `SELECT r.id, a.shown_name AS administrator, r.percent, r.step_ars AS "stepArs", r.step_usd AS "stepUsd",
              to_char(r.last_day, 'YYYY-MM-DD') AS "lastDay", r.created_at AS "createdAt", r.reminders, r.reminded_at AS "remindedAt",
              r.cancelled_at IS NOT NULL AS "isCancelled", ${HAS_ENDED} AS "hasEnded",
              ${count('waiting')} AS esperan, ${count('confirmed')} AS confirmados, ${count('changed')} AS cambiados,
              ${count('declined')} AS rechazados, ${count('lapsed')} AS vencidos, ${count('cancelled')} AS cancelados,
              count(*) FILTER (WHERE d.state IN ('waiting', 'lapsed') AND ${NO_MAIL} IS NOT NULL)::int AS "sinCorreo"
       FROM (SELECT * FROM rollovers r WHERE ${condition} ORDER BY id DESC LIMIT ${MOST_LISTED}) r
       LEFT JOIN offered_administrators a ON a.id = r.administrator_id
       LEFT JOIN rollover_drafts d ON d.rollover_id = r.id LEFT JOIN offered_listings l ON l.id = d.listing_id
       LEFT JOIN offered_contacts p ON p.id = l.contact_id
       GROUP BY r.id, r.percent, r.step_ars, r.step_usd, r.last_day, r.created_at, r.reminders, r.reminded_at, r.cancelled_at, a.shown_name
       ORDER BY r.id DESC`,
      values,
    );
  }

  /** Notices of the roll-over: waiting ones first, then unanswered ones, by the owners' names. */
  private async notices(id: number): Promise<RolloverNoticeWire[]> {
    const rows = await rowsOf<NoticeRow>(
      this.database,
      `SELECT l.id, l.code, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, o.town,
              l.status, d.state, d.decided_at AS "decidedAt", p.first_name || ' ' || p.last_name AS owner, p.mobile, ${NO_MAIL} AS "noMail"
       FROM rollover_drafts d JOIN offered_listings l ON l.id = d.listing_id
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       WHERE d.rollover_id = $1
       ORDER BY d.state <> 'waiting', d.state <> 'lapsed', fold(p.last_name), fold(p.first_name), l.contact_id, l.id`,
      [id],
    );
    return rows.map(({ status, state, decidedAt, ...row }) => ({
      ...presentRolled({ ...row, title: listingTitle(row) }),
      estado: STATUS_NAMES[status],
      respuesta: STATE_NAMES[state],
      fecha: decidedAt?.toISOString() ?? null,
    }));
  }

  private present(row: RolloverRow): RolloverWire {
    const { esperan, confirmados, cambiados, rechazados, vencidos, cancelados, sinCorreo } = row;
    return {
      idRenovacion: row.id,
      fecha: row.createdAt.toISOString(),
      administrador: row.administrator,
      porcentaje: row.percent,
      redondeoArs: row.stepArs,
      redondeoUsd: row.stepUsd,
      hasta: row.lastDay,
      estado: row.isCancelled ? 'cancelada' : row.hasEnded ? 'cerrada' : 'abierta',
      recordado: row.remindedAt?.toISOString() ?? null,
      puedeRecordar: esperan > 0 && reminderRefusal(row, this.clock.now()) === null,
      esperan,
      confirmados,
      cambiados,
      rechazados,
      vencidos,
      cancelados,
      sinCorreo,
    };
  }
}
