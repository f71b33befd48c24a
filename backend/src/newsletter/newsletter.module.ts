import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { NewsLinks } from './data/news-links.js';
import { ScheduledNewsletters } from './data/scheduled-newsletters.js';
import { Subscribers } from './data/subscribers.js';
import { NewsController } from './http/news.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { SendingsController } from './http/sendings.controller.js';
import { ScheduleController } from './http/schedule.controller.js';
import { UnsubscriptionController } from './http/unsubscription.controller.js';
import { SendScheduled } from './jobs/send-scheduled.js';
import { NewsConfirmationMail } from './mail/news-confirmation.mail.js';
import { NewsConfirmations } from './mail/news-confirmations.js';
import { NewsletterPreview } from './mail/newsletter-preview.js';
import { NewsletterTestMail } from './mail/newsletter-test.mail.js';
import { NewsletterMail } from './mail/newsletter.mail.js';
import { SubscriberNewsletterMail } from './mail/subscriber-newsletter.mail.js';
import { Recipients } from './queries/recipients.js';
import { Schedules } from './queries/schedules.js';
import { Sendings } from './queries/sendings.js';
import { UnsentNewsletters } from './data/unsent-newsletters.js';
import { UnsubscriptionLinks } from './data/unsubscription-links.js';
import { ConfirmNews } from './use-cases/confirm-news.js';
import { RecordNewsletter } from './use-cases/record-newsletter.js';
import { RequestNews } from './use-cases/request-news.js';
import { ResumeNewsletter } from './use-cases/resume-newsletter.js';
import { RetryUndelivered } from './use-cases/retry-undelivered.js';
import { ScheduleNewsletter } from './use-cases/schedule-newsletter.js';
import { SendNewsletter } from './use-cases/send-newsletter.js';
import { SendTest } from './use-cases/send-test.js';
import { StopNewsletter } from './use-cases/stop-newsletter.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';
import { UndoScheduling } from './use-cases/undo-scheduling.js';

/** Exports the repositories of newsletters that other modules use. */
@Module({ providers: [UnsentNewsletters], exports: [UnsentNewsletters] })
export class NewsletterDataModule {}

@Module({
  imports: [BlacklistModule, ContactsModule],
  controllers: [
    NewsController,
    NewsletterController,
    ScheduleController,
    SendingsController,
    UnsubscriptionController,
  ],
  providers: [
    ConfirmNews,
    NewsConfirmations,
    NewsLinks,
    NewsletterPreview,
    Recipients,
    RecordNewsletter,
    RequestNews,
    ResumeNewsletter,
    RetryUndelivered,
    ScheduledNewsletters,
    ScheduleNewsletter,
    Schedules,
    SendNewsletter,
    Sendings,
    StopNewsletter,
    Subscribers,
    UndoScheduling,
    SendTest,
    Unsubscribe,
    UnsubscriptionLinks,
  ],
  exports: [NewsConfirmations],
})
export class NewsletterModule {}

@Module({
  imports: [ContactsModule],
  providers: [
    NewsConfirmationMail,
    NewsLinks,
    NewsletterMail,
    NewsletterTestMail,
    Recipients,
    RecordNewsletter,
    ScheduledNewsletters,
    SendScheduled,
    SubscriberNewsletterMail,
    Subscribers,
    UnsubscriptionLinks,
  ],
})
export class NewsletterWorkerModule {}
