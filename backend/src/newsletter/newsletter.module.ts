import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/public.js';
import { ScheduledNewsletters } from './data/scheduled-newsletters.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { ScheduleController } from './http/schedule.controller.js';
import { UnsubscriptionController } from './http/unsubscription.controller.js';
import { SendScheduled } from './jobs/send-scheduled.js';
import { NewsletterPreview } from './mail/newsletter-preview.js';
import { NewsletterTestMail } from './mail/newsletter-test.mail.js';
import { NewsletterMail } from './mail/newsletter.mail.js';
import { Recipients } from './queries/recipients.js';
import { Schedules } from './queries/schedules.js';
import { Sendings } from './queries/sendings.js';
import { UnsentNewsletters } from './data/unsent-newsletters.js';
import { UnsubscriptionLinks } from './data/unsubscription-links.js';
import { RecordNewsletter } from './use-cases/record-newsletter.js';
import { RetryUndelivered } from './use-cases/retry-undelivered.js';
import { ScheduleNewsletter } from './use-cases/schedule-newsletter.js';
import { SendNewsletter } from './use-cases/send-newsletter.js';
import { SendTest } from './use-cases/send-test.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';
import { UndoScheduling } from './use-cases/undo-scheduling.js';

/** What other modules need of newsletters. */
@Module({ providers: [UnsentNewsletters], exports: [UnsentNewsletters] })
export class NewsletterDataModule {}

@Module({
  imports: [ContactsModule],
  controllers: [NewsletterController, ScheduleController, UnsubscriptionController],
  providers: [
    NewsletterPreview,
    Recipients,
    RecordNewsletter,
    RetryUndelivered,
    ScheduledNewsletters,
    ScheduleNewsletter,
    Schedules,
    SendNewsletter,
    Sendings,
    UndoScheduling,
    SendTest,
    Unsubscribe,
    UnsubscriptionLinks,
  ],
})
export class NewsletterModule {}

@Module({
  imports: [ContactsModule],
  providers: [
    NewsletterMail,
    NewsletterTestMail,
    Recipients,
    RecordNewsletter,
    ScheduledNewsletters,
    SendScheduled,
    UnsubscriptionLinks,
  ],
})
export class NewsletterWorkerModule {}
