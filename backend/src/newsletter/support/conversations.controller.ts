import { Controller } from '@nestjs/common';
import {
  closeMessages,
  reopenMessages,
  viewConversation,
  type ConversationAnswer,
  type ConversationQuery,
} from '#common/newsletter/support/support-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Conversations } from './conversations.js';
import { CloseMessages } from './close-messages.js';
import { MessagesDto } from './messages.dto.js';

/** Support messages as conversations (back-office.md §7, Newsletter and support). */
@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly messages: CloseMessages,
  ) {}

  @Answers(viewConversation)
  async view(@Asked() values: QueryValues<ConversationQuery>): Promise<ConversationAnswer> {
    return { success: true, ...(await this.conversations.of(values.requiredId('id'))) };
  }

  @Answers(closeMessages)
  async close(
    @Sent() { consultasIds }: MessagesDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const count = await this.messages.close(consultasIds, administratorId);
    return { success: true, message: MAILING_MESSAGES.supportClosed(count) };
  }

  @Answers(reopenMessages)
  async reopen(
    @Sent() { consultasIds }: MessagesDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const count = await this.messages.reopen(consultasIds, administratorId);
    return { success: true, message: MAILING_MESSAGES.supportReopened(count) };
  }
}
