import type { Operation } from '../../kernel/operations.js';
import { counted } from '../../kernel/text.js';

/** What an owner answers to an inquiry by the site: it is free, it is taken, or a text of the owner's own. */
export const ANSWER_KINDS = ['free', 'taken', 'other'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
export type AnswerName = 'libre' | 'alquilado' | 'otra';

const NAMES: Readonly<Record<AnswerKind, AnswerName>> = { free: 'libre', taken: 'alquilado', other: 'otra' };

export const ANSWER_NAMES: readonly AnswerName[] = Object.values(NAMES);

const LABELS: Readonly<Record<Operation, Readonly<Record<AnswerKind, string>>>> = {
  rental: { free: 'Está libre', taken: 'Ya está alquilado', other: 'Respondo otra cosa' },
  sale: { free: 'Sigue en venta', taken: 'Ya se vendió', other: 'Respondo otra cosa' },
};

/** Name on the wire and in addresses. */
export function answerName(kind: AnswerKind): AnswerName {
  return NAMES[kind];
}

export function answerOfName(name: string): AnswerKind | undefined {
  return ANSWER_KINDS.find((kind) => NAMES[kind] === name);
}

/** `Está libre`, `Ya se vendió` */
export function answerLabel(kind: AnswerKind, operation: Operation): string {
  return LABELS[operation][kind];
}

/** Fewest answers by the site from which the public sees how long they take. */
export const LEAST_ANSWERS = 5;
/** A longer time is not shown: it says nothing that 'Responde 8 de 10 consultas' does not say. */
const LONGEST_DAYS = 7;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * How long answers take: `Suele responder en 3 h`; empty if it is not shown.
 * @param minutes the median; null with fewer than `LEAST_ANSWERS`
 */
export function usualDelay(minutes: number | null): string {
  if (minutes === null || minutes > LONGEST_DAYS * DAY) return '';
  if (minutes <= HOUR) return 'Suele responder en menos de una hora';
  const hours = Math.ceil(minutes / HOUR);
  return `Suele responder en ${hours <= 24 ? `${hours} h` : counted(Math.ceil(minutes / DAY), 'día')}`;
}
