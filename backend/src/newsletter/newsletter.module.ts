import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { NewsLinks } from './news/news-links.js';
import { ScheduledNewsletters } from './schedule/scheduled-newsletters.js';
import { Subscribers } from './news/subscribers.js';
import { NewsController } from './news/news.controller.js';
import { NewsletterController } from './sending/newsletter.controller.js';
import { SendingsController } from './sending/sendings.controller.js';
import { ScheduleController } from './schedule/schedule.controller.js';
import { UnsubscriptionController } from './refusals/unsubscription.controller.js';
import { SendScheduled } from './schedule/send-scheduled.js';
import { NewsConfirmationMail } from './news/news-confirmation.mail.js';
import { NewsConfirmations } from './news/news-confirmations.js';
import { NewsletterPreview } from './sending/newsletter-preview.js';
import { NewsletterTestMail } from './sending/newsletter-test.mail.js';
import { NewsletterMail } from './sending/newsletter.mail.js';
import { SubscriberNewsletterMail } from './sending/subscriber-newsletter.mail.js';
import { Recipients } from './recipients/recipients.js';
import { Schedules } from './schedule/schedules.js';
import { Sendings } from './sending/sendings.js';
import { UnsentNewsletters } from './sending/unsent-newsletters.js';
import { UnsubscriptionLinks } from './refusals/unsubscription-links.js';
import { ConfirmNews } from './news/confirm-news.js';
import { RecordNewsletter } from './sending/record-newsletter.js';
import { RequestNews } from './news/request-news.js';
import { ResumeNewsletter } from './sending/resume-newsletter.js';
import { RetryUndelivered } from './sending/retry-undelivered.js';
import { ScheduleNewsletter } from './schedule/schedule-newsletter.js';
import { SendNewsletter } from './sending/send-newsletter.js';
import { SendTest } from './sending/send-test.js';
import { StopNewsletter } from './sending/stop-newsletter.js';
import { Unsubscribe } from './refusals/unsubscribe.js';
import { UndoScheduling } from './schedule/undo-scheduling.js';

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
