import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import type { MailStateWire } from '#common/kernel/mail-states.js';
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

/** A row of `offered_mail_deliveries`, with the notice it is about and the owner it went to. */
export interface LedgerRow {
  id: string;
  dedupe_key: string;
  template: string;
  recipient_name: string;
  recipient_email: string;
  code: string | null;
  listing_id: number | null;
  status: ListingStatus | null;
  /** Contact with the recipient's mailbox. */
  owner_id: number | null;
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

/** SQL: the id of the one notice that a message m is about. */
const LISTING_ID = `coalesce((m.facts->>'listingId')::int,
  CASE WHEN jsonb_array_length(m.facts->'listingIds') = 1 THEN (m.facts->'listingIds'->>0)::int END,
  (SELECT i.listing_id FROM offered_inquiries i WHERE i.id = (m.facts->>'inquiryId')::int))`;

/**
 * SQL query for the rows of a query of `offered_mail_deliveries` as `LedgerRow`, newest first. Notice and owner of each row are read by
 * indexes.
 */
export function ledgerRows(mails: string): string {
  return `SELECT m.*, l.id AS listing_id, l.code, l.status, k.owner_id FROM (${mails}) m
       LEFT JOIN offered_listings l ON l.id = ${LISTING_ID}
       LEFT JOIN LATERAL (
         SELECT owner_id FROM offered_contacts WHERE mailbox_of(email) = mailbox_of(m.recipient_email)
         ORDER BY owner_id = l.contact_id DESC NULLS LAST, id DESC LIMIT 1) k ON true
       ORDER BY m.id DESC`;
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
    aviso: row.listing_id && row.status ? { id: row.listing_id, estado: STATUS_NAMES[row.status] } : null,
    idContacto: row.owner_id,
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

/** Maximum number of merged requests of a message in a response; a message about a flood of publications may merge thousands. */
const MOST_REQUESTS = 100;

/** The ids of merged requests that a response contains. */
export function shownRequests(merged: readonly string[] | null): string[] {
  return merged?.slice(0, MOST_REQUESTS) ?? [];
}
