/** Maximum number of values of one filter. */
export const MOST_VALUES = 20;

/** Sorted, without duplicates, up to the maximum. */
export function sortedUnique<T extends string | number>(values: readonly T[]): T[] {
  return [...new Set(values)]
    .sort((a, b) => String(a).localeCompare(String(b), 'es', { numeric: true }))
    .slice(0, MOST_VALUES);
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
