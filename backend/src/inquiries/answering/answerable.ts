import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { isBlacklisted } from '../../blacklist/public.js';

/** What decides whether an inquiry can be answered by the site. */
export interface Answerable {
  channel: 'email' | 'whatsapp';
  /** Whether an answer was sent before. */
  isSent: boolean;
  /** False once its writer's data are erased. */
  hasAddress: boolean;
  refusesMail: boolean;
}

/** SELECT list of `Answerable`, from `inquiries`. */
export const ANSWERABLE = `channel, answer_sent_at IS NOT NULL AS "isSent", email <> '' AS "hasAddress",
  (${isMailRefused('inquiries.email')} OR ${isBlacklisted('inquiries.email')}) AS "refusesMail"`;

/** Why the owner cannot answer by the site; undefined if nothing hinders. */
export function answerRefusal(inquiry: Answerable): string | undefined {
  if (inquiry.isSent) return ANSWER_MESSAGES.already;
  if (inquiry.channel === 'whatsapp') return ANSWER_MESSAGES.byWhatsapp;
  if (!inquiry.hasAddress) return ANSWER_MESSAGES.erased;
  return inquiry.refusesMail ? ANSWER_MESSAGES.noMail : undefined;
}
