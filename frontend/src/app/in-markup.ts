/** What stands in an answer in place of the list that the page's markup shows already. */
const MARK = { enMarcado: true } as const;

/** An answer in two parts. */
export interface SplitAnswer {
  list: readonly unknown[];
  rest: object;
}

/** The answer as the page carries it: what the markup shows is not sent a second time. An empty list has no markup, and stays. */
export function leaveToMarkup(answer: unknown, { list, rest }: SplitAnswer): unknown {
  return list.length > 0 ? { ...rest, ...MARK } : answer;
}

/**
 * Whether the list of an answer stands in the page's markup alone. The browser leaves that as the server rendered it, and asks anew once it
 * needs the list itself.
 */
export function isInMarkup(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'enMarcado' in answer;
}
