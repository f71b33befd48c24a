import { FIRST_TARIFFS, type PaidPlan, type Tariff } from '../../contracts/plans.js';
import type { DatedTariff } from '../../contracts/tariffs.js';
import type { OutsideLink } from '../site-shapes.js';
import type { SetNights } from '../../pricing/season/season-calendar.js';
import type { PeriodId } from '../../pricing/periods.js';
import { HOLY_WEEK, WINTER_HOLIDAYS } from '../../pricing/season/season-parts.js';
import { LIMITS } from '../../kernel/limits.js';
import { localTimeOf } from '../../kernel/time/local-time.js';

/** How a notice for the whole site looks: plain, important, alarming. */
export const NOTICE_LEVELS = ['information', 'warning', 'danger'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** What the operator sets for the whole site; the price of a plan under its key. */
export interface OptionValues extends Record<PaidPlan, Tariff> {
  /** Text on every page; empty for none. */
  notice: { text: string; level: NoticeLevel };
  /** What visitors cannot do for now, each with its reason; empty if they can. */
  closures: { publishing: string; inquiries: string };
  /** Live free notices of a person. */
  freeLimit: { freeListings: number };
  /** Whether public photos show the site's domain and the code. */
  photoMark: { marked: boolean };
  /** Null: the links of the settings of the installation. */
  contact: SiteContact | null;
  /** Nights of the year; null: those of the calendar. */
  holyWeek: Omit<SetNights, 'period'> | null;
  winterHolidays: Omit<SetNights, 'period'> | null;
}

/** How the site is reached elsewhere, and how its messages end. */
export interface SiteContact {
  /** Lines in the footer and on the contact page: `Tel. 02291 43-1234`. */
  lines: string;
  /** Under every message. */
  signature: string;
  links: Partial<Record<OutsideLink, string>>;
}

export type OptionName = keyof OptionValues;
/** Those that hold from a day on, until the next. */
export type DatedOptionName = PaidPlan | 'freeLimit' | 'photoMark' | 'contact';
/** Those that hold for a year. */
export type SeasonOptionName = 'holyWeek' | 'winterHolidays';
export type Closable = keyof OptionValues['closures'];

/** A value and the times between which it holds; without an end it holds until a later one begins. */
export interface OptionRow<Name extends OptionName = OptionName> {
  id: number;
  name: Name;
  value: OptionValues[Name];
  from: Date;
  until: Date | null;
}

const DEFAULTS: OptionValues = {
  notice: { text: '', level: 'information' },
  closures: { publishing: '', inquiries: '' },
  freeLimit: { freeListings: LIMITS.freeListings },
  photoMark: { marked: false },
  contact: null,
  holyWeek: null,
  winterHolidays: null,
  ...FIRST_TARIFFS,
};
const NAMES = Object.keys(DEFAULTS) as OptionName[];

/** The rows of a name that have begun and not ended, the last begun last. */
function begun<Name extends OptionName>(
  rows: readonly OptionRow[],
  name: Name,
  now: Date,
): OptionRow<Name>[] {
  return rows
    .filter((row): row is OptionRow<Name> => row.name === name)
    .filter(({ from, until }) => from <= now && (until === null || until > now))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.id - b.id);
}

/** What a row closes: closing something else later does not open that. */
const CLOSABLE: readonly Closable[] = ['publishing', 'inquiries'];

function closures(rows: readonly OptionRow[], now: Date): [Closable, OptionRow<'closures'> | undefined][] {
  const held = begun(rows, 'closures', now);
  return CLOSABLE.map((what) => [what, held.findLast(({ value }) => value[what] !== '')]);
}

/** The ids of the rows that hold at a moment: of each name the one that began last, and of closures that of whatever is closed. */
export function heldIds(rows: readonly OptionRow[], now: Date): ReadonlySet<number> {
  const held = NAMES.map((name) => (name === 'closures' ? undefined : begun(rows, name, now).at(-1)));
  const closing = closures(rows, now).map(([, row]) => row);
  return new Set([...held, ...closing].flatMap((row) => (row ? [row.id] : [])));
}

/** Whether a row holds now, begins later, or another one holds in its place, also where both have yet to begin. */
export type OptionState = 'vigente' | 'programado' | 'tapado';

export function stateOf({ id, from }: OptionRow, rows: readonly OptionRow[], now: Date): OptionState {
  const isLater = from > now;
  if (!heldIds(rows, isLater ? from : now).has(id)) return 'tapado';
  return isLater ? 'programado' : 'vigente';
}

/** The values that hold at a moment. */
export function optionsAt(rows: readonly OptionRow[], now: Date): OptionValues {
  const held = NAMES.flatMap((name) => begun(rows, name, now).at(-1) ?? []);
  const closed = closures(rows, now).map(([what, row]) => [what, row?.value[what] ?? '']);
  return {
    ...DEFAULTS,
    ...Object.fromEntries(held.map(({ name, value }) => [name, value])),
    closures: Object.fromEntries(closed) as OptionValues['closures'],
  };
}

/** The tariffs of all days, the last written one for each plan and day. */
export function datedTariffs(rows: readonly OptionRow[]): DatedTariff[] {
  const written = rows.filter(isTariff).toSorted((a, b) => a.id - b.id);
  const tariffs = written.map(({ name, value, from }) => ({ plan: name, ...value, from: dayOfMoment(from) }));
  return [...new Map(tariffs.map((tariff) => [`${tariff.plan} ${tariff.from}`, tariff])).values()];
}

/** By the periods of which the operator sets the nights. */
export const SEASON_OPTIONS: ReadonlyMap<PeriodId, SeasonOptionName> = new Map([
  [HOLY_WEEK, 'holyWeek'],
  [WINTER_HOLIDAYS, 'winterHolidays'],
]);

/** The nights that are set for each period and year, the last written ones. */
export function setNights(rows: readonly OptionRow[]): SetNights[] {
  const written = rows.toSorted((a, b) => a.id - b.id);
  return [...SEASON_OPTIONS].flatMap(([period, name]) => {
    const ofPeriod = written.filter((row): row is OptionRow<typeof name> => row.name === name);
    const byYear = new Map(
      ofPeriod.map(({ value, from }) => [from.getTime(), { period, first: value!.first, last: value!.last }]),
    );
    return [...byYear.values()];
  });
}

function isTariff(row: OptionRow): row is OptionRow<PaidPlan> {
  return row.name in FIRST_TARIFFS;
}

/** `2027-03-01`, in the site's time zone. */
export function dayOfMoment(moment: Date): string {
  return localTimeOf(moment).slice(0, 10);
}
