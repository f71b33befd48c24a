import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactController } from './http/contact.controller.js';
import { ConversationsController } from './http/conversations.controller.js';
import { SupportController } from './http/support.controller.js';
import { HeldForms } from './http/held-forms.js';
import { SupportNoticeMail } from './mail/support-notice.mail.js';
import { SupportReplyMail } from './mail/support-reply.mail.js';
import { Conversations } from './queries/conversations.js';
import { Replies } from './queries/replies.js';
import { SupportMessages } from './queries/support-messages.js';
import { TellOperatorWhenMessageReceived } from './reactions/tell-operator-when-message-received.js';
import { CloseMessages } from './use-cases/close-messages.js';
import { DeleteMessage } from './use-cases/delete-message.js';
import { ReceiveMessage } from './use-cases/receive-message.js';
import { ReplyToMessages } from './use-cases/reply-to-messages.js';
import { TakeBackReply } from './use-cases/take-back-reply.js';
import { UndoClosing } from './use-cases/undo-closing.js';
import { UndoDeletion } from './use-cases/undo-deletion.js';

@Module({
  imports: [BlacklistModule],
  controllers: [ContactController, ConversationsController, SupportController],
  providers: [
    { provide: APP_INTERCEPTOR, useClass: HeldForms },
    CloseMessages,
    Conversations,
    DeleteMessage,
    ReceiveMessage,
    Replies,
    ReplyToMessages,
    UndoClosing,
    UndoDeletion,
    SupportMessages,
    TakeBackReply,
  ],
})
export class SupportModule {}

@Module({ providers: [SupportNoticeMail, SupportReplyMail, TellOperatorWhenMessageReceived] })
export class SupportWorkerModule {}
