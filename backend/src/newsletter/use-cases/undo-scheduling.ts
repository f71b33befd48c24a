import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { ScheduleNewsletter } from './schedule-newsletter.js';

/** Cancels newsletters that are scheduled and not sent. */
@Injectable()
@Undoes('newsletter.schedule')
export class UndoScheduling implements UndoesChanges {
  constructor(private readonly schedules: ScheduleNewsletter) {}

  async undo({ entityId, administratorId }: ChangeToUndo): Promise<void> {
    await this.schedules.cancel(entityId!, administratorId);
  }
}
