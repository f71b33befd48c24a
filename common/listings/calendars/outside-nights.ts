import { SINGLE_DAY, WEEK, WHOLE_YEAR } from '../../pricing/season/season-parts.js';
import type { SeasonDay, SeasonPart } from '../../pricing/season/taken-nights.js';
import { countNights, partsOfDay, type Day, type Nights } from '../../kernel/time/days.js';

/** Nights of an outside calendar: reserved there, or only not available, as an owner closes them. */
export interface OutsideWindow extends Nights {
  kind: 'reserved' | 'blocked';
}

/** A row that an outside calendar takes nights of. */
export interface ProposedMark<Row> {
  row: Row;
  kind: OutsideWindow['kind'];
  /** Nights of the row at its next occurrence. */
  nights: Nights;
  /** The first and the last of them that are taken, and how many. */
  taken: Nights & { count: number };
}

/**
 * Free rows with nights that an outside calendar takes and no rented row does: the shortest that has them, so that a month is
 * not proposed for what one of its halves covers. Reservations come first; a week, a day and the whole year have no dates.
 */
export function proposedMarks<Row extends SeasonPart & { rented: boolean }>(
  rows: readonly Row[],
  windows: readonly OutsideWindow[],
  { calendar, today }: SeasonDay,
): ProposedMark<Row>[] {
  const rented = rows.filter((row) => row.rented);
  const isTaken = (night: Day) =>
    rented.some(
      (row) =>
        row.period === WHOLE_YEAR ||
        coversNight(calendar.nightsOf(row.period, row.fraction, partsOfDay(night).year), night),
    );
  const free = rows
    .filter(({ rented: isRented, fraction }) => !isRented && fraction !== WEEK && fraction !== SINGLE_DAY)
    .flatMap((row) => {
      const nights = calendar.nextNights(row, today);
      return nights ? [{ row, nights }] : [];
    })
    .toSorted((a, b) => countNights(a.nights) - countNights(b.nights));
  const proposed: ProposedMark<Row>[] = [];
  const isProposed = (night: Day) => proposed.some(({ nights }) => coversNight(nights, night));
  for (const kind of ['reserved', 'blocked'] as const) {
    const ofKind = windows.filter((window) => window.kind === kind);
    for (const { row, nights } of free) {
      const taken = nightsIn(nights).filter(
        (night) =>
          night >= today &&
          ofKind.some((window) => coversNight(window, night)) &&
          !isTaken(night) &&
          !isProposed(night),
      );
      if (taken.length > 0)
        proposed.push({
          row,
          kind,
          nights,
          taken: { first: taken[0]!, last: taken.at(-1)!, count: taken.length },
        });
    }
  }
  return proposed.toSorted((a, b) => a.nights.first - b.nights.first);
}

function coversNight(nights: Nights | undefined, night: Day): boolean {
  return nights !== undefined && nights.first <= night && night <= nights.last;
}

function nightsIn({ first, last }: Nights): Day[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
