import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/idempotency/actions.js';
import { Problem } from '#platform/problems/problem.js';
import { ScheduledNewsletters, type NewSchedule } from '../data/scheduled-newsletters.js';
import { conditionsOf, type Selection } from '../domain/selection.js';
import { Recipients } from '../queries/recipients.js';

/** Schedules, changes, cancels and releases newsletters (docs/decisions/0076). */
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

  /** @throws Problem 'not-found', or 'conflict' if it was sent or cancelled */
  async reschedule(id: number, when: string, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      await this.schedules.moveTo(tx, id, when);
      await this.record(tx, { administratorId, id, action: 'reschedule', after: { when } });
    });
  }

  /** @throws Problem 'not-found', or 'conflict' if it was sent or cancelled */
  async cancel(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      await this.schedules.cancel(tx, id);
      await this.record(tx, { administratorId, id, action: 'cancel' });
    });
  }

  /**
   * Conditions on notices stay conditions, so that notices of the days between are included. A typed search may be an address or a DNI,
   * which no table stores in plain text: it becomes the ids of whom it finds now.
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
      after,
    }: { administratorId: number; id: number; action: 'schedule' | 'reschedule' | 'cancel'; after?: object },
  ): Promise<void> {
    await this.audit.record(tx, {
      administratorId,
      action: `newsletter.${action}`,
      entity: 'scheduled-newsletter',
      entityId: id,
      ...(after && { after }),
    });
  }
}
