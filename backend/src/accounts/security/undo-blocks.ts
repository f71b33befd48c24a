import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { NetworkBlocks } from './network-blocks.js';

/** Unblocks networks, and blocks unblocked ones again until the same time. */
@Injectable()
@Undoes('network.block', 'network.unblock')
export class UndoBlocks implements UndoesChanges {
  constructor(private readonly blocks: NetworkBlocks) {}

  async undo({ action, before, after, administratorId }: ChangeToUndo): Promise<void> {
    if (action === 'network.unblock') {
      const { network, until, reason } = before as Readonly<Record<string, string>>;
      const block = { network: network!, until: new Date(until!), reason: reason ?? '', administratorId };
      return this.blocks.block(block, { onlyIfFree: true });
    }
    await this.blocks.unblock(String(after.network), administratorId, String(after.until));
  }
}
