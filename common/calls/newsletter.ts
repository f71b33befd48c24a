import type { SimpleAnswer } from '../wire/admin.js';
import type {
  LetterRequest,
  MailingAnswer,
  NewsletterRequest,
  PreviewAnswer,
  RecipientsAnswer,
  RecipientsQuery,
  RetryRequest,
  SendingWire,
  UndeliveredWire,
} from '../wire/mailing.js';
import type { IdQuery, PageQuery } from '../wire/people.js';
import type { PagedRows, Refused } from './call.js';
import { read, write } from './operator-call.js';

/** People who can be written to. */
export const listRecipients = read<RecipientsQuery, RecipientsAnswer>('newsletter/verContactosNewsletter');

/** Sends a newsletter. The answer waits a moment for the sending. */
export const sendNewsletter = write<NewsletterRequest, MailingAnswer, Refused<409>>('newsletter/enviar');

/** How far a newsletter has come. */
export const newsletterProgress = read<IdQuery, MailingAnswer, Refused<404>>('newsletter/estadoEnvio');

/** Newsletters that were sent. */
export const listNewsletters = read<PageQuery, PagedRows<SendingWire>>('newsletter/verEnvios');

/** Who has not got a newsletter. */
export const listUndelivered = read<IdQuery, UndeliveredWire[], Refused<404>>('newsletter/verNoEntregados');

/** Sends a newsletter again to those who have not got it. */
export const retryUndelivered = write<RetryRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/reintentar',
);

/** The newsletter as its readers will see it. */
export const previewNewsletter = write<LetterRequest, PreviewAnswer>('newsletter/vistaPrevia');

/** Sends the newsletter to the operator alone. */
export const sendTest = write<LetterRequest, SimpleAnswer>('newsletter/enviarPrueba');
