/** Maximum number of values of one filter. */
export const MOST_VALUES = 20;

/** Ids, counts (`2`, `5+`) or slugs, without duplicates, up to the maximum: sorted by number, slugs by character. */
export function sortedUnique<T extends string | number>(values: readonly T[]): T[] {
  return [...new Set(values)].sort(byNumber).slice(0, MOST_VALUES);
}

/** `5` before `5+`. Slugs are not numbers; they are compared as text. */
function byNumber(a: string | number, b: string | number): number {
  const [one, other] = [String(a), String(b)];
  return Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1);
}

/** One chip per value of a list. */
export function chipsOf<Field extends string, T>(
  field: Field,
  values: readonly T[],
  label: (value: T) => string,
): { label: string; without: Record<Field, T[]> }[] {
  return values.map((value) => ({
    label: label(value),
    without: { [field]: values.filter((other) => other !== value) } as Record<Field, T[]>,
  }));
}
