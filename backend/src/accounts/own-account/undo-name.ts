import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { OwnName } from './own-name.js';

/** Restores the earlier name of an account, at the request of the account itself or of an administrator. */
@Injectable()
@Undoes('account.name')
export class UndoName implements UndoesChanges {
  constructor(private readonly names: OwnName) {}

  async undo({ entityId, before, after, administratorId }: ChangeToUndo): Promise<void> {
    const [name, left] = [String(before.name), String(after.name)];
    await this.names.change({ id: entityId!, name, left }, administratorId);
  }
}
