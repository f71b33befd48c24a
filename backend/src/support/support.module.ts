import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactController } from './http/contact.controller.js';
import { SupportNoticeMail } from './mail/support-notice.mail.js';
import { TellOperatorWhenMessageReceived } from './reactions/tell-operator-when-message-received.js';
import { ReceiveMessage } from './use-cases/receive-message.js';

@Module({ imports: [BlacklistModule], controllers: [ContactController], providers: [ReceiveMessage] })
export class SupportModule {}

@Module({ providers: [SupportNoticeMail, TellOperatorWhenMessageReceived] })
export class SupportWorkerModule {}
