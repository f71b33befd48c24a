import { Injectable } from '@nestjs/common';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { BlockedNetworks, type NetworkBlock } from '#platform/security/blocked-networks.js';

const ENTITY = 'network';

/** Blocks and unblocks networks; both are in the audit trail. This process applies a change at once, others within seconds. */
@Injectable()
export class NetworkBlocks {
  constructor(
    private readonly actions: Actions,
    private readonly blocked: BlockedNetworks,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param onlyIfFree refuses a network that has a block, instead of changing it
   * @throws Problem 'conflict' if `onlyIfFree` is set and the network has a block
   */
  async block(block: NetworkBlock, { onlyIfFree } = { onlyIfFree: false }): Promise<void> {
    const { network, until, reason, administratorId } = block;
    await this.actions.run(async (tx) => {
      if (onlyIfFree && (await this.blocked.has(tx, network)))
        throw Problem.conflict(UNDO_MESSAGES.changedSince);
      await this.blocked.block(tx, block);
      const after = { network, until: until.toISOString(), reason };
      await this.audit.record(tx, {
        administratorId,
        action: 'network.block',
        entity: ENTITY,
        entityId: null,
        after,
      });
    });
    await this.blocked.refresh();
  }

  /**
   * @param left end of the block that the change which is undone left
   * @throws Problem 'not-found', or 'conflict' if the network has another block since what is undone
   */
  async unblock(network: string, administratorId: number, left?: string): Promise<void> {
    await this.actions.run(async (tx) => {
      const ended = await this.blocked.unblock(tx, network);
      if (!ended) throw Problem.notFound(SECURITY_MESSAGES.notBlocked);
      const until = ended.until.toISOString();
      if (left !== undefined && left !== until) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      const before = { network, until, reason: ended.reason };
      await this.audit.record(tx, {
        administratorId,
        action: 'network.unblock',
        entity: ENTITY,
        entityId: null,
        before,
      });
    });
    await this.blocked.refresh();
  }
}
