import { PRIVACY_NOTICE } from '#common/site/privacy-messages.js';
import { rowsOf } from '../database/rows.js';
import { inOneRoundTrip } from '../database/round-trip.js';
import type { Transaction } from '../database/transactions.js';
import { PRIVACY_VERSION } from './privacy-version.js';

interface Consent {
  email: string;
  purpose: 'publication' | 'newsletter' | 'alert';
  /** By a form of the site, by the link of a message, or told to the operator. */
  way: 'form' | 'link' | 'phone';
  /** Digest of the person's network (`ConsentOrigins`); null if the person was not on the site. */
  network: string | null;
  /** Account that entered the consent. */
  administratorId?: number;
  /** Subject of the consent. */
  listingId?: number;
  alertId?: number;
}

/**
 * Records that persons agreed to the privacy notice as the site shows it now, with the text (docs/decisions/0053). Only the first consent
 * for a listing and purpose, or for an alert and way, is recorded.
 */
export async function recordConsents(tx: Transaction, consents: readonly Consent[]): Promise<void> {
  await inOneRoundTrip(
    keepConsentText(tx),
    tx.query(
      `INSERT INTO consents (email, purpose, way, text_version, network, administrator_id, listing_id, alert_id)
       SELECT email, purpose, way, $1, network, "administratorId", "listingId", "alertId"
       FROM jsonb_to_recordset($2) AS given
         (email text, purpose text, way text, network text, "administratorId" int, "listingId" int, "alertId" int)
       ON CONFLICT DO NOTHING`,
      [PRIVACY_VERSION, JSON.stringify(consents)],
    ),
  );
}

/**
 * Stores the privacy notice as the site shows it now, for a consent that refers to it.
 * @returns its version
 */
export async function keepConsentText(tx: Transaction): Promise<string> {
  await tx.query('INSERT INTO consent_texts (version, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    PRIVACY_VERSION,
    JSON.stringify(PRIVACY_NOTICE),
  ]);
  return PRIVACY_VERSION;
}

/** The texts of some versions, for the persons who agreed to them. */
export function consentTexts(
  tx: Transaction,
  versions: readonly string[],
): Promise<Record<string, unknown>[]> {
  return rowsOf(
    tx,
    `SELECT 'texto ' || version AS registro, version AS "versión del texto", first_used_at AS "aceptado desde", body AS texto
     FROM consent_texts WHERE version = ANY($1) ORDER BY first_used_at`,
    [versions],
  );
}

/**
 * Marks the newsletter consents of an address's mailbox as withdrawn.
 * @param since moment as text; now without it
 */
export async function withdrawNewsletter(tx: Transaction, email: string, since?: string): Promise<void> {
  await tx.query(
    `UPDATE consents SET withdrawn_at = coalesce($2::timestamptz, now())
     WHERE mailbox_of(email) = mailbox_of($1) AND purpose = 'newsletter' AND withdrawn_at IS NULL`,
    [email, since],
  );
}

/** Takes back `withdrawNewsletter` of that moment. */
export async function restoreNewsletter(tx: Transaction, email: string, since: string): Promise<void> {
  await tx.query(
    `UPDATE consents SET withdrawn_at = NULL
     WHERE mailbox_of(email) = mailbox_of($1) AND purpose = 'newsletter' AND withdrawn_at = $2`,
    [email, since],
  );
}
