import { Injectable } from '@nestjs/common';
import { UNFINISHED_MESSAGES } from '#common/operations/unfinished-messages.js';
import { ALL_UNFINISHED } from '#common/operations/unfinished-calls.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { UnfinishedParts, type Settlement } from './unfinished-parts.js';

/** Retries or discards work that was not finished: one, or all. */
@Injectable()
export class SettleWork {
  constructor(
    private readonly actions: Actions,
    private readonly parts: UnfinishedParts,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param key of one piece of work, or `ALL_UNFINISHED`
   * @returns number of pieces that were retried or discarded
   * @throws Problem 'not-found' if the one is not unfinished any more
   */
  async execute(how: Settlement, key: string, administratorId: number): Promise<number> {
    return this.actions.run(async (tx) => {
      const count = await this.parts.settle(tx, how, key);
      if (count === 0 && key !== ALL_UNFINISHED) throw Problem.notFound(UNFINISHED_MESSAGES.finished);
      if (count > 0)
        await this.audit.record(tx, {
          administratorId,
          action: `work.${how}`,
          entity: 'work',
          entityId: null,
          after: { work: key, count },
        });
      return count;
    });
  }
}
