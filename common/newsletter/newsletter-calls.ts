import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery, PageQuery } from '../kernel/calls/request-shapes.js';
import type {
  MailingAnswer,
  NewsletterRequest,
  PreviewAnswer,
  PreviewRequest,
  RecipientCountAnswer,
  RecipientsAnswer,
  RecipientsQuery,
  RecipientsRequest,
  RescheduleRequest,
  RetryRequest,
  ScheduleAnswer,
  ScheduleCancellationRequest,
  ScheduledWire,
  ScheduleRequest,
  SendingRequest,
  SendingWire,
  UndeliveredWire,
} from './mailing-shapes.js';
import type { Nothing, PagedRows, Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';

/** Possible recipients. */
export const listRecipients = read<RecipientsQuery, RecipientsAnswer>('newsletter/verContactosNewsletter');

/** Counts the chosen recipients that a newsletter would be sent to. */
export const countRecipients = write<RecipientsRequest, RecipientCountAnswer>(
  'newsletter/contarDestinatarios',
);

/** Sends a newsletter. The response waits briefly for the sending. With an `Idempotency-Key`, repetitions send nothing. */
export const sendNewsletter = write<NewsletterRequest, MailingAnswer, Refused<409>>('newsletter/enviar', {
  role: 'editor',
  recent: true,
});

/** Schedules a newsletter. Its recipients are determined when it is sent. */
export const scheduleNewsletter = write<ScheduleRequest, ScheduleAnswer, Refused<409>>(
  'newsletter/programar',
  {
    role: 'editor',
    recent: true,
  },
);

/** Scheduled newsletters that were neither sent nor cancelled, the next one first. */
export const listScheduled = read<Nothing, ScheduledWire[]>('newsletter/verProgramados');

/** Changes the time of a scheduled newsletter. */
export const rescheduleNewsletter = write<RescheduleRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/reprogramar',
  { role: 'editor', recent: true },
);

/** Cancels a scheduled newsletter. */
export const cancelScheduled = write<ScheduleCancellationRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/cancelarProgramado',
);

/** Progress of a newsletter. */
export const newsletterProgress = read<IdQuery, MailingAnswer, Refused<404>>('newsletter/estadoEnvio');

/** Cancels the unsent messages of a newsletter. The answer says how many had been sent. */
export const stopNewsletter = write<SendingRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/detenerEnvio',
);

/** Sends the messages of a newsletter that were cancelled within the last 30 days. */
export const resumeNewsletter = write<SendingRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/reanudarEnvio',
  { role: 'editor', recent: true },
);

/** Newsletters that were sent. */
export const listNewsletters = read<PageQuery, PagedRows<SendingWire>>('newsletter/verEnvios');

/** Undelivered messages of a newsletter. */
export const listUndelivered = read<IdQuery, UndeliveredWire[], Refused<404>>('newsletter/verNoEntregados');

/** Requeues undelivered messages of a newsletter. */
export const retryUndelivered = write<RetryRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/reintentar',
);

/** Preview of a newsletter. */
export const previewNewsletter = write<PreviewRequest, PreviewAnswer>('newsletter/vistaPrevia');

/** Sends a test of a newsletter to the operator. */
export const sendTest = write<PreviewRequest, SimpleAnswer>('newsletter/enviarPrueba');
