import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BlacklistModule } from '../../blacklist/public.js';
import { ContactController } from './contact.controller.js';
import { ConversationsController } from './conversations.controller.js';
import { SupportController } from './support.controller.js';
import { HeldForms } from './held-forms.js';
import { SupportNoticeMail } from './support-notice.mail.js';
import { SupportReplyMail } from './support-reply.mail.js';
import { Conversations } from './conversations.js';
import { Replies } from './replies.js';
import { SupportMessages } from './support-messages.js';
import { TellOperatorWhenMessageReceived } from './tell-operator-when-message-received.js';
import { CloseMessages } from './close-messages.js';
import { DeleteMessage } from './delete-message.js';
import { ReceiveMessage } from './receive-message.js';
import { ReplyToMessages } from './reply-to-messages.js';
import { TakeBackReply } from './take-back-reply.js';
import { UndoClosing } from './undo-closing.js';
import { UndoDeletion } from './undo-deletion.js';

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
