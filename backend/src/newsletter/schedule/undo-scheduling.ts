import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { ScheduleState } from './scheduled-newsletter.entity.js';
import { ScheduleNewsletter } from './schedule-newsletter.js';

/** Cancels newsletters that are scheduled and not sent, gives them their earlier time, and schedules cancelled ones again. */
@Injectable()
@Undoes('newsletter.schedule', 'newsletter.reschedule', 'newsletter.cancel')
export class UndoScheduling implements UndoesChanges {
  constructor(private readonly schedules: ScheduleNewsletter) {}

  async undo({ action, entityId, before, after, administratorId }: ChangeToUndo): Promise<void> {
    const { when, state = 'waiting' } = before as { when: string; state?: ScheduleState };
    if (action === 'newsletter.cancel')
      return this.schedules.resume(entityId!, { when, state }, administratorId);
    if (action === 'newsletter.reschedule')
      return this.schedules.reschedule(entityId!, { when, state, left: String(after.when) }, administratorId);
    await this.schedules.cancel(entityId!, administratorId);
  }
}
