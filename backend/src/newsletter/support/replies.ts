import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { presentMailing } from '#platform/mail/present-mailing.js';
import { Problem } from '#platform/process/problem.js';
import { SupportReply } from './support-reply.entity.js';
import { replyBatch } from './support-reply.mail.js';

/** Progress of replies to support messages. */
@Injectable()
export class Replies {
  constructor(
    private readonly database: DataSource,
    private readonly batches: MailBatches,
  ) {}

  /**
   * Waits until sending is finished, at most `forMs`.
   * @throws Problem 'not-found'
   */
  async progress(id: number, forMs = 0): Promise<MailingAnswer> {
    const reply = await this.database.getRepository(SupportReply).findOneBy({ id });
    if (!reply) throw Problem.notFound();
    return presentMailing(id, await this.batches.waitFor(replyBatch(id), forMs), reply.skipped);
  }
}
