import { Injectable } from '@nestjs/common';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { reminderRefusal } from '#common/owners/renewal/rollover.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/process/clock.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Rollovers } from './rollovers.js';
import { SeasonMail } from './season-mail.js';

/** Reminds owners of a roll-over, cancels it, or reverts the cancellation. */
@Injectable()
export class SteerRollover {
  constructor(
    private readonly actions: Actions,
    private readonly rollovers: Rollovers,
    private readonly mail: SeasonMail,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes again to the owners who have not answered.
   * @returns how many messages
   * @throws Problem 'not-found', or 'conflict' if it has ended, if nobody waits, or if they were reminded too often or lately
   */
  async remind(id: number, administratorId: number): Promise<number> {
    return this.actions.run(async (tx) => {
      const rollover = await this.rollovers.lock(tx, id);
      if (!rollover) throw Problem.notFound(ROLLOVER_MESSAGES.unknown);
      const refusal = reminderRefusal(rollover, this.clock.now());
      if (refusal) throw Problem.conflict(ROLLOVER_MESSAGES[refusal]);
      const mails = await this.mail.post(tx, id, 'waiting');
      if (mails === 0) throw Problem.conflict(ROLLOVER_MESSAGES.nobodyWaits);
      await this.rollovers.noteReminder(tx, id);
      await this.audit.record(tx, {
        administratorId,
        action: 'season.rollover.remind',
        entity: 'season',
        entityId: id,
        after: { mails },
      });
      return mails;
    });
  }

  /**
   * Cancels the waiting drafts; answered ones stay.
   * @throws Problem 'not-found', or 'conflict' if it has ended
   */
  async cancel(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const rollover = await this.rollovers.lock(tx, id);
      if (!rollover) throw Problem.notFound(ROLLOVER_MESSAGES.unknown);
      if (rollover.hasEnded) throw Problem.conflict(ROLLOVER_MESSAGES.ended);
      const cancelled = await this.rollovers.cancel(tx, id);
      await this.audit.record(tx, {
        administratorId,
        action: 'season.rollover.cancel',
        entity: 'season',
        entityId: id,
        before: { lastDay: rollover.lastDay },
        after: { listings: cancelled },
      });
    });
  }

  /**
   * Reverts a cancellation: owners who had not answered can answer again until the original last day.
   * @throws Problem 'not-found', or 'conflict' if it is not cancelled, its last day is over, or none of its drafts can wait again
   */
  async resume(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      await lockUntilCommit(tx, ADVISORY_LOCKS.season);
      const rollover = await this.rollovers.lock(tx, id);
      if (!rollover) throw Problem.notFound(ROLLOVER_MESSAGES.unknown);
      if (rollover.cancelledAt === null) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      if (rollover.isOver) throw Problem.conflict(UNDO_MESSAGES.rolloverOver);
      const listings = await this.rollovers.resume(tx, id);
      if (listings === 0) throw Problem.conflict(UNDO_MESSAGES.rolledAgain);
      await this.audit.record(tx, {
        administratorId,
        action: 'season.rollover.resume',
        entity: 'season',
        entityId: id,
        after: { listings, lastDay: rollover.lastDay },
      });
    });
  }
}
