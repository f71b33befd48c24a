import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { NetworkBlocks } from './network-blocks.js';

/** Unblocks networks. */
@Injectable()
@Undoes('network.block')
export class UndoBlocks implements UndoesChanges {
  constructor(private readonly blocks: NetworkBlocks) {}

  async undo({ after, administratorId }: ChangeToUndo): Promise<void> {
    await this.blocks.unblock(String(after.network), administratorId);
  }
}
