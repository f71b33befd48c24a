import type { LedgerMailWire, MailStateWire } from '#common/wire/tools.js';
import type { DeliveryState } from './mail-delivery.entity.js';

export const MAIL_STATE_NAMES: Readonly<Record<DeliveryState, MailStateWire>> = {
  queued: 'en_cola',
  sending: 'enviando',
  sent: 'enviada',
  failed: 'fallida',
  unconfirmed: 'sin_confirmar',
  skipped: 'omitida',
  held: 'retenida',
};

/** A row of `offered_mail_deliveries`, with the code of the notice it is about. */
export interface LedgerRow {
  id: string;
  dedupe_key: string;
  template: string;
  recipient_name: string;
  recipient_email: string;
  code: string | null;
  state: DeliveryState;
  bulk: boolean;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  next_attempt_at: Date;
  finished_at: Date | null;
  correlation_id: string | null;
  merged_requests: string[] | null;
}

/** A message of the ledger, for the operator. */
export function presentMail(row: LedgerRow): LedgerMailWire {
  return {
    idEnvio: Number(row.id),
    clave: row.dedupe_key,
    tipo: row.template,
    destinatario: row.recipient_email,
    nombre: row.recipient_name,
    codigo: row.code,
    estado: MAIL_STATE_NAMES[row.state],
    masivo: row.bulk,
    intentos: row.attempts,
    error: row.last_error?.slice(0, 500) ?? null,
    creado: row.created_at.toISOString(),
    proximoIntento: row.state === 'queued' ? row.next_attempt_at.toISOString() : null,
    terminado: row.finished_at?.toISOString() ?? null,
    pedido: row.correlation_id,
    pedidosReunidos: shownRequests(row.merged_requests),
  };
}

/** Requests that an answer names of a message; a message about a flood of publications may merge thousands. */
const MOST_REQUESTS = 100;

/** The ids of merged requests that an answer names. */
export function shownRequests(merged: readonly string[] | null): string[] {
  return merged?.slice(0, MOST_REQUESTS) ?? [];
}
