import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  UNFINISHED_KINDS,
  type UnfinishedKind,
  type UnfinishedState,
  type UnfinishedWire,
} from '#common/operations/unfinished-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { shownRequests } from '#platform/mail/ledger-mail.js';
import {
  IS_DIGEST_UNFINISHED,
  IS_MERGED_UNFINISHED,
  IS_PHOTO_UNFINISHED,
  IS_REACTION_UNFINISHED,
  IS_UNSENT,
  IS_UNTOLD,
} from '#platform/events/open-work.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { SENDER_ENDED } from '#platform/mail/mail-leases.js';
import { IS_MAIL_UNFINISHED } from '#platform/mail/unfinished-mail.js';
import { ALERTS_KEY, NOTICE_KEY } from './unfinished-parts.js';

/** Reasons of scheduled newsletters. */
const SENT_TOO_LATE = 'No worker ran within six hours of its time';
const SENT_TO_NOBODY = 'Nobody may receive it';

/** Ids of the requests whose rows wait for a merged message. */
const WAITING_REQUESTS = 'array_agg(DISTINCT correlation_id) FILTER (WHERE correlation_id IS NOT NULL)';

/** Messages, photos, events, reactions, scheduled newsletters and merged messages that failed, are held or overdue, or failed several times and are still tried. */
const UNFINISHED = `
  SELECT 'correo' AS kind, 'correo-' || id AS key, template AS name, recipient_email AS recipient,
         CASE state WHEN 'failed' THEN 'fallido' WHEN 'unconfirmed' THEN 'sin_confirmar' WHEN 'held' THEN 'retenido' ELSE 'reintentando' END AS state,
         attempts, CASE state WHEN 'sending' THEN '${SENDER_ENDED}' ELSE last_error END AS last_error, created_at AS since,
         next_attempt_at, (facts->>'listingId')::int AS listing_id, correlation_id, merged_requests
  FROM offered_mail_deliveries
  WHERE ${IS_MAIL_UNFINISHED}
  UNION ALL
  SELECT 'foto', 'foto-' || id, '', NULL, CASE status WHEN 'failed' THEN 'fallido' ELSE 'reintentando' END,
         attempts, last_error, created_at, next_attempt_at, listing_id, correlation_id, NULL
  FROM offered_photos WHERE ${IS_PHOTO_UNFINISHED}
  UNION ALL
  SELECT 'foto', 'foto-' || id || '-propuesta', '', NULL, CASE status WHEN 'failed' THEN 'fallido' ELSE 'reintentando' END,
         attempts, last_error, created_at, next_attempt_at, listing_id, correlation_id, NULL
  FROM offered_proposed_photos WHERE ${IS_PHOTO_UNFINISHED}
  UNION ALL
  SELECT 'evento', 'evento-' || id, event, NULL, CASE WHEN held_at IS NULL THEN 'reintentando' ELSE 'retenido' END, 0, NULL, occurred_at, NULL, (payload->>'listingId')::int, correlation_id, NULL
  FROM offered_outbox WHERE ${IS_UNTOLD}
  UNION ALL
  SELECT 'tarea', 'tarea-' || i.event_id || '-' || i.reaction, i.reaction, NULL,
         CASE WHEN i.held_at IS NULL THEN 'reintentando' ELSE 'retenido' END,
         i.attempts, i.last_error, o.occurred_at, i.next_attempt_at, (o.payload->>'listingId')::int, o.correlation_id, NULL
  FROM (SELECT * FROM offered_inbox WHERE ${IS_REACTION_UNFINISHED}) i JOIN offered_outbox o ON o.id = i.event_id
  UNION ALL
  SELECT 'envio', 'envio-' || id, subject, NULL, CASE state WHEN 'held' THEN 'retenido' WHEN 'waiting' THEN 'reintentando' ELSE 'fallido' END,
         0, CASE state WHEN 'late' THEN '${SENT_TOO_LATE}' WHEN 'nobody' THEN '${SENT_TO_NOBODY}' END, send_at, NULL, NULL, correlation_id, NULL
  FROM offered_scheduled_newsletters WHERE ${IS_UNSENT}
  UNION ALL
  SELECT 'resumen', 'resumen-' || listing_id, 'inquiry-digest', NULL, CASE WHEN bool_or(held_at IS NOT NULL) THEN 'retenido' ELSE 'reintentando' END,
         0, max(last_error), min(coalesce(held_at, waiting_since)), NULL, listing_id, NULL, ${WAITING_REQUESTS}
  FROM offered_inquiries_to_digest WHERE ${IS_MERGED_UNFINISHED} GROUP BY listing_id
  UNION ALL
  SELECT 'resumen', '${NOTICE_KEY}', 'listings-to-review', NULL, CASE WHEN bool_or(held_at IS NOT NULL) THEN 'retenido' ELSE 'reintentando' END,
         0, NULL, min(coalesce(held_at, waiting_since)), NULL, NULL, NULL, ${WAITING_REQUESTS}
  FROM offered_listings_to_announce WHERE ${IS_MERGED_UNFINISHED} HAVING count(*) > 0
  UNION ALL
  SELECT 'resumen', '${ALERTS_KEY}', 'alert', NULL, CASE WHEN bool_or(mailing IS NOT NULL) THEN 'retenido' ELSE 'reintentando' END,
         0, NULL, min(waiting_since), NULL, NULL, NULL, ${WAITING_REQUESTS}
  FROM offered_alert_matches WHERE ${IS_DIGEST_UNFINISHED} HAVING count(*) > 0`;

export interface UnfinishedRow {
  kind: UnfinishedKind;
  key: string;
  name: string;
  recipient: string | null;
  state: UnfinishedState;
  attempts: number;
  last_error: string | null;
  since: Date;
  next_attempt_at: Date | null;
  listing_id: number | null;
  code: string | null;
  correlation_id: string | null;
  merged_requests: string[] | null;
}

/** Work that was not finished, for the operator. */
@Injectable()
export class UnfinishedWork {
  constructor(private readonly database: DataSource) {}

  /** The newest first. */
  async page(request: PageRequest & { kind: UnfinishedKind | null }): Promise<UnfinishedWire[]> {
    const rows = await rowsOf<UnfinishedRow>(
      this.database,
      `SELECT u.*, l.code FROM (
         SELECT * FROM (${UNFINISHED}) AS found WHERE $1::text IS NULL OR kind = $1 ORDER BY since DESC, key LIMIT $2 OFFSET $3) AS u
       LEFT JOIN offered_listings l ON l.id = u.listing_id ORDER BY u.since DESC, u.key`,
      [request.kind, request.pageSize, offsetOf(request)],
    );
    return rows.map(presentUnfinished);
  }

  async counts(): Promise<Record<UnfinishedKind, number>> {
    const rows = await rowsOf<{ kind: UnfinishedKind; count: number }>(
      this.database,
      `SELECT kind, count(*)::int AS count FROM (${UNFINISHED}) AS found GROUP BY kind`,
    );
    const counts = Object.fromEntries(UNFINISHED_KINDS.map((kind) => [kind, 0])) as Record<
      UnfinishedKind,
      number
    >;
    for (const { kind, count } of rows) counts[kind] = count;
    return counts;
  }
}

export function presentUnfinished(row: UnfinishedRow): UnfinishedWire {
  return {
    clave: row.key,
    tipo: row.kind,
    nombre: row.name,
    destinatario: row.recipient,
    estado: row.state,
    intentos: row.attempts,
    error: row.last_error,
    desde: row.since.toISOString(),
    proximoIntento: row.state === 'reintentando' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    idInmueble: row.listing_id,
    codigo: row.code,
    pedido: row.correlation_id,
    pedidosReunidos: shownRequests(row.merged_requests),
  };
}
