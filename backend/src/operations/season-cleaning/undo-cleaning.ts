import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { CleanSeason } from './clean-season.js';

/** Undoes the last season cleaning. */
@Injectable()
@Undoes('season.clean')
export class UndoCleaning implements UndoesChanges {
  constructor(private readonly seasons: CleanSeason) {}

  /** Restores the marks of this cleaning, which must be the last one. */
  async undo({ entityId, administratorId }: ChangeToUndo): Promise<void> {
    await this.seasons.undo(administratorId, entityId!);
  }
}
