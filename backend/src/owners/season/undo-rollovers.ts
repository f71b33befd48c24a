import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { SteerRollover } from './steer-rollover.js';

/** Resumes cancelled roll-overs, and cancels resumed ones. */
@Injectable()
@Undoes('season.rollover.cancel', 'season.rollover.resume')
export class UndoRollovers implements UndoesChanges {
  constructor(private readonly steering: SteerRollover) {}

  async undo({ action, entityId, administratorId }: ChangeToUndo): Promise<void> {
    await (action === 'season.rollover.cancel'
      ? this.steering.resume(entityId!, administratorId)
      : this.steering.cancel(entityId!, administratorId));
  }
}
