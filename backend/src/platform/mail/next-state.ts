import type { DeliveryState } from './mail-delivery.entity.js';

const MOST_ATTEMPTS = 10;

/** Outcome of an attempt: the mail server's response, or 'skipped' if there was nothing left to say. */
export type AttemptKind = 'sent' | 'later' | 'refused' | 'unknown' | 'skipped';

const FINAL_STATES: Readonly<Record<AttemptKind, DeliveryState>> = {
  sent: 'sent',
  refused: 'failed',
  later: 'failed',
  unknown: 'unconfirmed',
  skipped: 'skipped',
};

/**
 * The state of a message after an attempt (docs/reliability.md, Mail). 'queued' means another attempt. An unknown outcome counts as not
 * sent for a message to one person, and as possibly sent for a bulk message.
 * @param delivery.attempts number of attempts, including this one
 */
export function nextState(
  kind: AttemptKind,
  { bulk, attempts }: { bulk: boolean; attempts: number },
): DeliveryState {
  const mayRepeat = kind === 'later' || (kind === 'unknown' && !bulk);
  return mayRepeat && attempts < MOST_ATTEMPTS ? 'queued' : FINAL_STATES[kind];
}
