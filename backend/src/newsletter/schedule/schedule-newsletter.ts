import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ScheduledNewsletters, type NewSchedule } from './scheduled-newsletters.js';
import type { ScheduleState } from './scheduled-newsletter.entity.js';
import { conditionsOf, type Selection } from '../recipients/selection.js';
import { Recipients } from '../recipients/recipients.js';

/** Schedules, reschedules and cancels newsletters, and schedules cancelled ones again (back-office.md §2, Newsletter). */
@Injectable()
export class ScheduleNewsletter {
  constructor(
    private readonly actions: Actions,
    private readonly schedules: ScheduledNewsletters,
    private readonly recipients: Recipients,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns its id
   * @throws Problem 'invalid' if the selection is empty, 'conflict' if too many are scheduled
   */
  async schedule(schedule: NewSchedule): Promise<number> {
    return this.actions.run(async (tx) => {
      const selection = await this.lasting(tx, schedule.selection);
      const id = await this.schedules.add(tx, { ...schedule, selection });
      const { subject, when, administratorId } = schedule;
      await this.record(tx, { administratorId, id, action: 'schedule', after: { subject, when } });
      return id;
    });
  }

  /**
   * @param to the time, and for undoing how it waited, and the time at which it must still be
   * @throws Problem 'not-found', or 'conflict' if it was sent or cancelled, or is at another time
   */
  async reschedule(
    id: number,
    to: { when: string; state?: ScheduleState; left?: string },
    administratorId: number,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const { state, sendAt } = await this.schedules.moveTo(tx, id, to);
      const before = { when: localTimeOf(sendAt), ...(state !== 'waiting' && { state }) };
      if (to.left !== undefined && to.left !== before.when)
        throw Problem.conflict(UNDO_MESSAGES.changedSince);
      await this.record(tx, { administratorId, id, action: 'reschedule', before, after: { when: to.when } });
    });
  }

  /** @throws Problem 'not-found', or 'conflict' if it was sent or cancelled */
  async cancel(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const { state, sendAt } = await this.schedules.cancel(tx, id);
      const before = { when: localTimeOf(sendAt), state };
      await this.record(tx, { administratorId, id, action: 'cancel', before });
    });
  }

  /**
   * Schedules a cancelled one again, for the time that it had.
   * @param before how it waited
   * @throws Problem 'conflict' if it is not cancelled any more, or if too many are scheduled
   */
  async resume(
    id: number,
    before: { when: string; state: ScheduleState },
    administratorId: number,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const subject = await this.schedules.reopen(tx, id, before.state);
      await this.record(tx, {
        administratorId,
        id,
        action: 'schedule',
        after: { subject, when: before.when },
      });
    });
  }

  /**
   * The selection as it is stored. Conditions on notices are kept, so that notices published before the sending count. A typed search is
   * replaced by the ids that it finds now, because it may be an address or a DNI, which no table stores in plain text.
   */
  private async lasting(tx: Transaction, selection: Selection): Promise<Selection> {
    const chosen = await this.recipients.chosen(tx, selection);
    if (chosen.length === 0) throw Problem.invalid({ contactosIds: [NEWSLETTER_MESSAGES.incomplete] });
    if (!conditionsOf(selection)?.filters.search) return selection;
    return { ids: chosen.map(({ idContactos }) => idContactos) };
  }

  private async record(
    tx: Transaction,
    {
      administratorId,
      id,
      action,
      ...values
    }: {
      administratorId: number;
      id: number;
      action: 'schedule' | 'reschedule' | 'cancel';
      before?: object;
      after?: object;
    },
  ): Promise<void> {
    await this.audit.record(tx, {
      administratorId,
      action: `newsletter.${action}`,
      entity: 'scheduled-newsletter',
      entityId: id,
      ...values,
    });
  }
}
