import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/public.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { UnsubscriptionController } from './http/unsubscription.controller.js';
import { NewsletterPreview } from './mail/newsletter-preview.js';
import { NewsletterTestMail } from './mail/newsletter-test.mail.js';
import { NewsletterMail } from './mail/newsletter.mail.js';
import { Recipients } from './queries/recipients.js';
import { Sendings } from './queries/sendings.js';
import { UnsubscriptionLinks } from './data/unsubscription-links.js';
import { RetryUndelivered } from './use-cases/retry-undelivered.js';
import { SendNewsletter } from './use-cases/send-newsletter.js';
import { SendTest } from './use-cases/send-test.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';

@Module({
  imports: [ContactsModule],
  controllers: [NewsletterController, UnsubscriptionController],
  providers: [
    NewsletterPreview,
    Recipients,
    RetryUndelivered,
    SendNewsletter,
    Sendings,
    SendTest,
    Unsubscribe,
    UnsubscriptionLinks,
  ],
})
export class NewsletterModule {}

@Module({ providers: [NewsletterMail, NewsletterTestMail, UnsubscriptionLinks] })
export class NewsletterWorkerModule {}
