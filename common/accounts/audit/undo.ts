import { UNDO_MESSAGES } from './undo-messages.js';
import { auditAction, type UndoableAction } from './audit-actions.js';
import { localTimeOf } from '../../kernel/time/local-time.js';
import { includesRole, type Role } from '../../kernel/calls/roles.js';

/** Days in which a change can be undone. */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** Days after which a message has been sent or has failed. */
export const MAIL_TRIED_DAYS = 5;

function daysBetween(one: Date, other: Date): number {
  return (other.getTime() - one.getTime()) / DAY_MS;
}

const SENDS_NEWSLETTER: readonly string[] = ['newsletter.send', 'newsletter.resume'];

export type ChangedValues = Readonly<Record<string, unknown>>;

/** A change as the audit trail keeps it. */
export interface RecordedChange {
  action: string;
  at: Date;
  before: ChangedValues;
  after: ChangedValues;
  /** Its contents were removed. */
  emptied: boolean;
  undone: boolean;
}

/**
 * Why a change cannot be undone; null if it can. Later changes of the same values are not considered here; undoing itself checks them.
 * @param by role of the account that asks, and the time
 */
export function undoRefusal(change: RecordedChange, by: { role: Role; now: Date }): string | null {
  const { action, at, before, after, emptied, undone } = change;
  const declared = auditAction(action);
  if (!declared) return UNDO_MESSAGES.earlierVersion;
  if (declared.final !== undefined) return declared.final;
  if (undone) return UNDO_MESSAGES.undone;
  if (daysBetween(at, by.now) > UNDO_DAYS) return UNDO_MESSAGES.tooOld(UNDO_DAYS);
  if (emptied) return UNDO_MESSAGES.emptied;
  const least = declared.role ?? 'editor';
  if (!includesRole(by.role, least)) return UNDO_MESSAGES.notAllowed(least);
  if (SENDS_NEWSLETTER.includes(action) && daysBetween(at, by.now) > MAIL_TRIED_DAYS)
    return UNDO_MESSAGES.mailsLeft;
  return EXCEPTIONS[action as UndoableAction]?.(before, after, by.now) ?? null;
}

type Exception = (before: ChangedValues, after: ChangedValues, now: Date) => string | null;

/** Refuses entries of earlier versions that did not record the data for the inverse. */
const needs =
  (field: string): Exception =>
  (before) =>
    field in before ? null : UNDO_MESSAGES.earlierVersion;

/** Changes of kinds that can be undone, of which these cannot. */
const EXCEPTIONS: Readonly<Partial<Record<UndoableAction, Exception>>> = {
  'listing.edit.property': (before, after) =>
    'operation' in after && before.operation !== after.operation ? UNDO_MESSAGES.operation : null,
  'listing.edit.contract': (before, after) =>
    // Earlier versions recorded payments under this name, without their number.
    'amount' in after || (after.paid === true && before.paid !== true && !('paymentId' in after))
      ? UNDO_MESSAGES.earlierVersion
      : null,
  'listing.edit.photos': (_, after) =>
    'approved' in after || 'refused' in after ? UNDO_MESSAGES.photosOfOwner : null,
  'amenity.remove': ({ listings }) => (listings === 0 ? null : UNDO_MESSAGES.offered),
  'season.rollover.cancel': needs('lastDay'),
  'newsletter.cancel': needs('when'),
  'newsletter.reschedule': (before, after, now) =>
    needs('when')(before, after, now) ??
    // Times of the same format and zone are in the order of their texts.
    (String(before.when) <= localTimeOf(now) ? UNDO_MESSAGES.hourOver : null),
  'network.unblock': (before, after, now) =>
    needs('until')(before, after, now) ??
    (new Date(String(before.until)) <= now ? UNDO_MESSAGES.blockOver : null),
  'support.delete': needs('createdAt'),
  'account.change': (before, after) =>
    before.active === true && after.active === false ? UNDO_MESSAGES.closedAccount : null,
  'note.add': (_, after) => ('id' in after ? null : UNDO_MESSAGES.earlierVersion),
  'note.change': (_, after) => ('id' in after ? null : UNDO_MESSAGES.earlierVersion),
  'note.remove': (before) => ('kind' in before ? null : UNDO_MESSAGES.earlierVersion),
};
