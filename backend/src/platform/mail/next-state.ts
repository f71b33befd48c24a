import { MAIL_TRIED_DAYS } from '#common/accounts/audit/undo.js';
import type { DeliveryState } from './mail-delivery.entity.js';

/** Period of retries; RFC 5321, section 4.5.4.1, recommends four to five days. */
const GIVEN_UP_AFTER_S = MAIL_TRIED_DAYS * 24 * 3_600;

/** SQL assignments that queue a message again; its time for retries begins anew. */
export const QUEUED_AGAIN = `state = 'queued', lease = NULL, lease_until = NULL, send_after = NULL, next_attempt_at = now(), finished_at = NULL, tried_since = NULL, unanswered = 0`;

/** Copies that a mailbox may get of a message whose acceptance the mail server does not answer. */
const MOST_UNANSWERED = 3;

/** Outcome of an attempt: the mail server's response, or 'skipped' if the message no longer applied. */
export type AttemptKind = 'sent' | 'later' | 'refused' | 'unknown' | 'skipped';

const FINAL_STATES: Readonly<Record<AttemptKind, DeliveryState>> = {
  sent: 'sent',
  refused: 'failed',
  later: 'failed',
  unknown: 'unconfirmed',
  skipped: 'skipped',
};

interface AttemptedMail {
  bulk: boolean;
  /** Since its first attempt or since an operator's retry, in seconds: an outage of the mail server uses up time, not attempts. */
  age: number;
  /** Earlier attempts with an unknown outcome. */
  unanswered: number;
}

/**
 * The state of a message after an attempt (docs/reliability.md, Mail). 'queued' means another attempt. An unknown outcome counts as not
 * sent for a message to one person, a few times, and as perhaps sent for a message to many.
 */
export function nextState(kind: AttemptKind, { bulk, age, unanswered }: AttemptedMail): DeliveryState {
  const mayRepeat = kind === 'later' || (kind === 'unknown' && !bulk && unanswered + 1 < MOST_UNANSWERED);
  return mayRepeat && age < GIVEN_UP_AFTER_S ? 'queued' : FINAL_STATES[kind];
}
