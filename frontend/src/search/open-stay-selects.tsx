import { MONTHS } from '#common/kernel/time/month-names.js';
import { fits } from '#common/search/filters/open-stay-fault.js';
import {
  nightsLabel,
  WEEK,
  type NightsChoice,
  type OpenStayValues,
} from '#common/search/filters/open-stay.js';
import { Select } from '../ui/select.js';
import type { OpenStayProps } from '../app/markup/server-parts.js';

const NIGHTS: readonly NightsChoice[] = [
  '2',
  '3',
  '4',
  '5',
  '7',
  '10',
  '14',
  '21',
  '28',
  'finde',
  'finde-largo',
];
/** In the order of the season. */
const FROM_DECEMBER = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Number of nights and month. What no month has is not offered. */
export function OpenStaySelects({ values, onChange }: OpenStayProps) {
  const { nights, month } = values;
  const choices = nights && !NIGHTS.includes(nights) ? [nights, ...NIGHTS] : NIGHTS;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
      <Select
        label="Noches"
        name="noches"
        placeholder="Cualquiera"
        options={choices.map((value) => ({ value, label: nightsLabel(value) }))}
        value={nights ?? ''}
        onChange={({ target }) => onChange(withNights((target.value || null) as NightsChoice | null, month))}
      />
      <Select
        label="Mes"
        name="mes"
        placeholder={isLong(nights ?? WEEK) ? undefined : 'Toda la temporada'}
        options={FROM_DECEMBER.map((value) => ({
          value: MONTHS[value - 1]!,
          label: MONTHS[value - 1]!,
          disabled: !fits(nights ?? WEEK, value),
        }))}
        value={month ? MONTHS[month - 1] : ''}
        onChange={({ target }) =>
          onChange({ nights: nights ?? WEEK, month: MONTHS.indexOf(target.value) + 1 || null })
        }
      />
    </div>
  );
}

/** Long stays need a month: the first of the year, until another is chosen. */
function withNights(nights: NightsChoice | null, month: number | null): OpenStayValues {
  if (!nights) return { nights, month: null };
  return { nights, month: month ?? (isLong(nights) ? 1 : null) };
}

const isLong = (nights: NightsChoice): boolean => !fits(nights, null);
