import { Injectable } from '@nestjs/common';
import { UNFINISHED_MESSAGES } from '#common/messages/tools.js';
import { ALL_UNFINISHED } from '#common/wire/unfinished.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { OpenWork } from '#platform/events/open-work.js';
import { UnfinishedMail } from '#platform/mail/unfinished-mail.js';
import { Problem } from '#platform/problems/problem.js';
import { FailedPhotos } from '../../photos/public.js';

export type Settlement = 'retry' | 'discard';

const KEY = /^(correo|foto|evento|tarea)-(\d{1,15})(?:-([a-z-]{1,80}))?$/;

/** Retries or discards work that was not finished: one, or all. */
@Injectable()
export class SettleWork {
  constructor(
    private readonly transactions: Transactions,
    private readonly mail: UnfinishedMail,
    private readonly photos: FailedPhotos,
    private readonly work: OpenWork,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param key of one, or `todo`
   * @returns how many changed
   * @throws Problem 'not-found' if it is not unfinished any more
   */
  async execute(how: Settlement, key: string, administratorId: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      const count = await this.settle(tx, how, key);
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

  private async settle(tx: Transaction, how: Settlement, key: string): Promise<number> {
    if (key === ALL_UNFINISHED) {
      const photos = await this.photos[how](tx, 'all');
      return photos + (await this.mail[how](tx, 'all')) + (await this.work[how](tx, 'all'));
    }
    const [, kind, digits, reaction = null] = KEY.exec(key) ?? [];
    const id = Number(digits);
    if (kind === 'correo') return this.mail[how](tx, id);
    if (kind === 'foto' && id <= MOST_PHOTO_ID) return this.photos[how](tx, id);
    if (kind === 'evento') return this.work[how](tx, { eventId: id, reaction: null });
    if (kind === 'tarea' && reaction) return this.work[how](tx, { eventId: id, reaction });
    return 0;
  }
}

const MOST_PHOTO_ID = 2_147_483_647;
