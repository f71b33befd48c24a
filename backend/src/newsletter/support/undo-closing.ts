import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { CloseMessages } from './close-messages.js';

/** Reopens closed messages, and closes reopened ones. */
@Injectable()
@Undoes('support.close', 'support.reopen')
export class UndoClosing implements UndoesChanges {
  constructor(private readonly messages: CloseMessages) {}

  async undo({ action, after, administratorId }: ChangeToUndo): Promise<void> {
    const ids = after.messages as number[];
    await (action === 'support.close'
      ? this.messages.reopen(ids, administratorId)
      : this.messages.close(ids, administratorId));
  }
}
