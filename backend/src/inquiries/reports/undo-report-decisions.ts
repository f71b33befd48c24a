import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { DecideReports } from './decide-reports.js';

/** Reopens closed cases, and closes reopened ones with the note that they had. */
@Injectable()
@Undoes('report.close', 'report.reopen')
export class UndoReportDecisions implements UndoesChanges {
  constructor(private readonly decisions: DecideReports) {}

  async undo({ action, entityId, before, administratorId }: ChangeToUndo): Promise<void> {
    if (action === 'report.close') return this.decisions.reopen(entityId!, administratorId);
    await this.decisions.close(entityId!, { note: String(before.note), administratorId });
  }
}
