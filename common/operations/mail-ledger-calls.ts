import { read, write } from '../kernel/calls/operator-call.js';
import type {
  MailLedgerQuery,
  MailLedgerAnswer,
  ListingMailsQuery,
  ListingMailsAnswer,
  MailRetryRequest,
} from './mail-ledger-shapes.js';
import type { MailAgainAnswer, MailAgainRequest } from '../kernel/mail-refusal.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { Refused } from '../kernel/calls/call.js';

/** The mail ledger. */
export const listMails = read<MailLedgerQuery, MailLedgerAnswer>('correo/verEnvios');

/** Messages about a notice, and what has to be done before further ones are written. */
export const mailsOfListing = read<ListingMailsQuery, ListingMailsAnswer>('correo/verDelAviso');

/** Requeues a message. */
export const retryMail = write<MailRetryRequest, SimpleAnswer, Refused<404 | 409>>('correo/reintentarEnvio');

/** Lets mailings go again to the address of an owner that a mail server refused. */
export const mailAgain = write<MailAgainRequest, MailAgainAnswer, Refused<404 | 409>>(
  'correo/volverAEscribir',
);
