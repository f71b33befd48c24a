import { type SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { SINGLE_DAY, WEEK, WHOLE_YEAR } from '../../pricing/season/season-parts.js';
import type { SeasonDay, SeasonPart } from '../../pricing/season/taken-nights.js';
import type { Stay } from '../../pricing/stays/stay.js';
import { countNights, partsOfDay, type Nights } from '../../kernel/time/days.js';

/**
 * The free rows of a notice that an owner may mean by 'Ya está alquilado', the likeliest first: those with all nights of the stay, the
 * shortest first, then those with most of them. Without a stay, every row with dates. A week or a day has none; the whole year is last.
 */
export function rowsToMark<Row extends SeasonPart & { rented: boolean }>(
  rows: readonly Row[],
  stay: Stay | null,
  { calendar, today }: SeasonDay,
): Row[] {
  const free = rows.filter(({ rented, fraction }) => !rented && fraction !== WEEK && fraction !== SINGLE_DAY);
  const wholeYear = free.filter(({ period }) => period === WHOLE_YEAR);
  if (!stay) return [...free.filter((row) => calendar.nextNights(row, today)), ...wholeYear];
  const asked: Nights = { first: stay.arrival, last: stay.departure - 1 };
  const dated = free
    .flatMap((row) => {
      const nights = nightsOver(row, asked, calendar);
      return nights ? [{ row, length: countNights(nights), shared: sharedNights(nights, asked) }] : [];
    })
    .toSorted((a, b) => b.shared - a.shared || a.length - b.length)
    .map(({ row }) => row);
  return [...dated, ...wholeYear];
}

/** The nights of a row that share one with others, which may end in another year. */
function nightsOver(row: SeasonPart, asked: Nights, calendar: SeasonCalendar): Nights | undefined {
  const years = new Set([partsOfDay(asked.first).year, partsOfDay(asked.last).year]);
  return [...years]
    .map((year) => calendar.nightsOf(row.period, row.fraction, year))
    .find((nights) => nights && sharedNights(nights, asked) > 0);
}

function sharedNights(one: Nights, other: Nights): number {
  return Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1;
}
