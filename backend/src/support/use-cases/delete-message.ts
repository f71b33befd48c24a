import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/idempotency/actions.js';
import { Problem } from '#platform/problems/problem.js';
import { SupportMessage } from '../data/support-message.entity.js';

/** Deletes a support message (back-office.md §7, eliminarConsultaSoporte). */
@Injectable()
export class DeleteMessage {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found' */
  async execute(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const message = await tx.getRepository(SupportMessage).findOneBy({ id });
      if (!message) throw Problem.notFound(ERROR_MESSAGES.messageNotFound);
      await tx.getRepository(SupportMessage).delete({ id });
      await this.audit.record(tx, {
        administratorId,
        action: 'support.delete',
        entity: 'support-message',
        entityId: id,
        before: { fullName: message.fullName, email: message.email, message: message.message },
      });
    });
  }
}
