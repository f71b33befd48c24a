import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { RecordedOption } from '#platform/options/site-options.js';
import { EditOptions } from './edit-options.js';

/** Removes settings that were added, and adds removed ones again with their times. */
@Injectable()
@Undoes('option.add', 'option.remove')
export class UndoOptions implements UndoesChanges {
  constructor(private readonly options: EditOptions) {}

  async undo({ action, entityId, before, administratorId }: ChangeToUndo): Promise<void> {
    if (action === 'option.add') return this.options.remove(entityId!, administratorId, true);
    await this.options.insert(before as unknown as RecordedOption, administratorId, { former: entityId! });
  }
}
