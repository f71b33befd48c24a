/** Placeholder for a list that the page's markup already contains. */
const MARK = { enMarcado: true } as const;

/** A response in two parts. */
export interface SplitAnswer {
  list: readonly unknown[];
  rest: object;
}

/** The response as the page carries it, without the list that the markup shows. An empty list has no markup and is kept. */
export function leaveToMarkup(answer: unknown, { list, rest }: SplitAnswer): unknown {
  return list.length > 0 ? { ...rest, ...MARK } : answer;
}

/** Whether the list exists only in the page's markup. The browser keeps that markup, and requests the list when it needs the data. */
export function isInMarkup(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'enMarcado' in answer;
}
