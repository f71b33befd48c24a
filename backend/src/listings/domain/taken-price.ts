/** What tells the prices of a listing apart; a sale's one price has neither. */
export interface PricePlace {
  id: number | null;
  period: number | null;
  fraction: number | null;
}

/**
 * The first of the rows whose period and fraction another price of the listing has. Rows that are saved together may exchange
 * theirs, so only prices outside them count.
 * @param saved rows to be saved; those with an id change the stored price of that id
 * @param stored prices of the listing that stay
 * @returns undefined when every row has its place
 */
export function takenPrice<Row extends PricePlace>(
  saved: readonly Row[],
  stored: readonly PricePlace[],
): Row | undefined {
  const changed = new Set(saved.map(({ id }) => id));
  const others = stored.filter(({ id }) => !changed.has(id));
  return saved.find((row) =>
    others.some(({ period, fraction }) => period === row.period && fraction === row.fraction),
  );
}
