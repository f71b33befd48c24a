import { usualDelay } from './answers/inquiry-answers.js';
import type { AnsweredInquiries } from '../search/sheet/sheet-calls.js';

/** Which inquiries count for 'Responde 8 de 10 consultas' (public-site.md §2, Inquiries). */
export const ANSWERED = {
  /** Days back. */
  days: 180,
  /** Hours that an owner has before an inquiry without an answer counts. */
  hours: 48,
  /** Minimum number of inquiries; fewer are not informative. */
  least: 5,
} as const;

/** In words: `Responde 8 de 10 consultas. Suele responder en 3 h`. */
export function answersInWords({ respondidas, consultas, demora }: AnsweredInquiries): string {
  return [`Responde ${respondidas} de ${consultas} consultas`, usualDelay(demora)].filter(Boolean).join('. ');
}

/**
 * Answered inquiries as the public sees them; null for few inquiries, and for owners who mark none, because that says nothing about their
 * answers.
 */
export function publicAnswers(answers: AnsweredInquiries): AnsweredInquiries | null {
  return answers.consultas >= ANSWERED.least && answers.respondidas > 0 ? answers : null;
}
