import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { BlacklistEntry } from './blacklist-entry.entity.js';
import { EditBlacklist } from './edit-blacklist.js';

/** Removes added entries of the blacklist, and adds removed ones again. */
@Injectable()
@Undoes('blacklist.add', 'blacklist.remove')
export class UndoBlacklist implements UndoesChanges {
  constructor(private readonly entries: EditBlacklist) {}

  async undo({ action, entityId, before, administratorId }: ChangeToUndo): Promise<void> {
    if (action === 'blacklist.add') return this.entries.remove(entityId!, administratorId);
    await this.entries.add(before as unknown as BlacklistEntry, administratorId);
  }
}
