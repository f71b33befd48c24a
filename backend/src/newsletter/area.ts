import type { Area } from '#platform/database/area.js';
import { MailSuppression } from './refusals/mail-suppression.entity.js';
import { ScheduledNewsletter } from './schedule/scheduled-newsletter.entity.js';
import { Newsletter } from './sending/newsletter.entity.js';
import { NewsletterDraft } from './sending/newsletter-draft.entity.js';
import { SupportReply } from './support/support-reply.entity.js';
import { SupportMessage } from './support/support-message.entity.js';
import { TemplateList } from './templates/template-list.entity.js';
import { DRAFTS_SWEEP } from './sending/send-test.js';
import { SCHEDULES_SWEEP } from './schedule/scheduled-newsletters.js';
import { SUBSCRIBERS_SWEEP } from './news/subscribers.js';

export const NEWSLETTER: Area = {
  tables: {
    mail_suppressions: {
      kept: 'The person would be written to again.',
      personal: 'email',
      other: 'reason created_at',
    },
    newsletter_drafts: { other: 'id subject body created_at' },
    newsletter_subscribers: {
      erasure: 'deleted',
      personal: 'email towns operation network',
      other: 'id text_version created_at confirmed_at expires_at awaited',
    },
    newsletters: { other: 'id subject body administrator_id recipients skipped created_at' },
    scheduled_newsletters: {
      other:
        'id subject body selection administrator_id send_at state newsletter_id created_at ended_at correlation_id',
    },
    support_messages: {
      erasure: 'deleted',
      personal: 'full_name email phone message',
      other: 'id created_at answered_at closed_at',
    },
    support_replies: {
      erasure: 'deleted',
      personal: 'subject body former_mailboxes',
      other: 'id administrator_id created_at skipped',
    },
    support_reply_messages: { other: 'reply_id message_id mailed' },
    template_lists: { other: 'kind templates version' },
  },
  entities: [
    MailSuppression,
    ScheduledNewsletter,
    Newsletter,
    NewsletterDraft,
    SupportReply,
    SupportMessage,
    TemplateList,
  ],
  sweeps: [DRAFTS_SWEEP, SCHEDULES_SWEEP, SUBSCRIBERS_SWEEP],
};
