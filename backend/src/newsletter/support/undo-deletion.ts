import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { DeleteMessage, type DeletedMessage } from './delete-message.js';

/** Restores deleted messages, and deletes restored ones. */
@Injectable()
@Undoes('support.delete', 'support.restore')
export class UndoDeletion implements UndoesChanges {
  constructor(private readonly messages: DeleteMessage) {}

  async undo({ action, entityId, before, administratorId }: ChangeToUndo): Promise<void> {
    if (action === 'support.restore') return this.messages.execute(entityId!, administratorId);
    await this.messages.restore(entityId!, before as unknown as DeletedMessage, administratorId);
  }
}
