import { counted } from '../../kernel/text.js';

/** `3` means exactly three, `3+` three or more. For people, `N` means at least N. */
export type CountChoice = `${number}` | `${number}+`;

export interface Choice {
  count: number;
  orMore: boolean;
}

/** Reads `3` or `3+`; undefined for anything else. */
export function countChoice(text: string): CountChoice | undefined {
  return /^\d{1,2}\+?$/.test(text) ? (text as CountChoice) : undefined;
}

/** Reads a choice from a query, in which an unencoded `+` arrives as a space: `3 ` is `3+`. */
export function countChoiceOfQuery(text: string): CountChoice | undefined {
  return countChoice(text.replace(/( |plus)$/, '+'));
}

/** `{ count: 3, orMore: true }` for `3+`. */
export function readCount(choice: CountChoice): Choice {
  return { count: Number.parseInt(choice, 10), orMore: choice.endsWith('+') };
}

/** `5 o más dormitorios`, `1 dormitorio`. */
export function countLabel(choice: CountChoice, one: string, many: string): string {
  const { count, orMore } = readCount(choice);
  return orMore ? `${count} o más ${many}` : counted(count, one, many);
}
