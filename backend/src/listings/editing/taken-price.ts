/** Identifies a price within a listing; the only price of a sale has neither period nor fraction. */
export interface KeyedPrice {
  id: number | null;
  period: number | null;
  fraction: number | null;
}

/**
 * The first of the rows whose period and fraction are taken by another price of the listing. Rows that are saved together may swap theirs,
 * so only prices outside them count.
 * @param saved rows to be saved; a row with an id replaces the stored price with that id
 * @param stored prices of the listing that stay
 * @returns undefined if there is no conflict
 */
export function takenPrice<Row extends KeyedPrice>(
  saved: readonly Row[],
  stored: readonly KeyedPrice[],
): Row | undefined {
  const changed = new Set(saved.map(({ id }) => id));
  const others = stored.filter(({ id }) => !changed.has(id));
  return saved.find((row) =>
    others.some(({ period, fraction }) => period === row.period && fraction === row.fraction),
  );
}
