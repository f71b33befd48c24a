import { useState, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { fraction, period } from '#common/pricing/periods.js';
import { seasonAhead } from '#common/pricing/season/season-ahead.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import {
  chooseDay,
  weekendsAhead,
  type ChoosableNights,
  type StayChoice,
} from '#common/pricing/stays/stay-choice.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import { isFree } from '#common/pricing/stays/stay-plan.js';
import { shortDates, stayOf, type StayValues } from '#common/search/filters/stay.js';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import { dayOf, formatDay, parseDay, partsOfDay, type Day } from '#common/kernel/time/days.js';
import { counted } from '#common/kernel/text.js';
import { useSeason } from '../app/use-season.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useMedia } from '../ui/use-media.js';
import { nightsOfMarked } from './marked-nights.js';

export interface StayCalendarProps {
  values: StayValues;
  /** Rows of a home, of which those that are marked as rented take nights. */
  prices: readonly SheetPriceWire[];
  open: boolean;
  onClose: () => void;
  /** Called with both dates, or with none. */
  onChoose: (values: StayValues) => void;
}

/** A dialog in which a stay is chosen: a part of the season, or arrival and departure. */
export function StayCalendar({ open, onClose, onChoose, ...rest }: StayCalendarProps) {
  const choose = (values: StayValues): void => {
    onChoose(values);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="¿Cuándo venís?" look="wide">
      <Choice {...rest} onChoose={choose} />
    </Dialog>
  );
}

/** How far the calendar goes; further dates are typed. */
const YEARS_AHEAD = 2;
const NOTHING: StayChoice = { arrival: null, departure: null };
const NAV =
  'flex size-11 items-center justify-center rounded-full text-primary hover:bg-primary-soft aria-disabled:text-line-strong';

function Choice({ values, prices, onChoose }: Pick<StayCalendarProps, 'values' | 'prices' | 'onChoose'>) {
  const season = useSeason();
  const now = season.today;
  const [choice, setChoice] = useState(() => choiceOf(values, now));
  const [pointed, setPointed] = useState<Day>();
  const isWide = useMedia('(width >= 768px)');
  const limits: ChoosableNights = { today: now, taken: nightsOfMarked(prices, season) };
  const { arrival, departure } = choice;
  const press = (day: Day): void => {
    const next = chooseDay(choice, day, limits);
    if (next?.departure) onChoose(valuesOf(next));
    else if (next) setChoice(next);
  };
  const isTaken = (date: Date): boolean => {
    const night = dayAt(date);
    return !isFree({ first: night, last: night }, limits.taken);
  };
  const isEnd = (date: Date): boolean => [arrival, departure].includes(dayAt(date));
  const isBetween = (date: Date): boolean => {
    if (arrival === null || departure !== null || pointed === undefined) return false;
    const isOffered = chooseDay(choice, pointed, limits)?.departure === pointed;
    return isOffered && dayAt(date) > arrival && dayAt(date) <= pointed;
  };
  const point = (date: Date): void => setPointed(dayAt(date));
  return (
    <div className="flex flex-col gap-4">
      <SeasonChoice {...{ season, limits, onChoose }} />
      <DayPicker
        mode="range"
        selected={{ from: dateAt(arrival), to: dateAt(departure) }}
        onSelect={(_, date) => press(dayAt(date))}
        onDayMouseEnter={point}
        onDayFocus={point}
        numberOfMonths={isWide ? 2 : 1}
        defaultMonth={dateAt(arrival ?? now)}
        startMonth={dateAt(now)!}
        endMonth={new Date(partsOfDay(now).year + YEARS_AHEAD, 11)}
        today={dateAt(now)!}
        disabled={(date) => !chooseDay(choice, dayAt(date), limits)}
        modifiers={{ taken: isTaken, between: isBetween, end: isEnd }}
        modifiersClassNames={MODIFIERS}
        locale={es}
        labels={{ labelDayButton: (date, { taken }) => dayLabel(date, Boolean(taken), choice) }}
        classNames={CLASSES}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the library: the dialog begins at a day
        autoFocus
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <output>{inWords(choice)}</output>
        {arrival !== null && (
          <Button variant="quiet" onClick={() => onChoose(valuesOf(NOTHING))}>
            Borrar fechas
          </Button>
        )}
      </div>
      {limits.taken.length > 0 && (
        <p className="text-sm text-ink-muted">
          Los días <s>tachados</s> están alquilados.
        </p>
      )}
    </div>
  );
}

interface SeasonChoiceProps {
  season: SeasonDay;
  limits: ChoosableNights;
  onChoose: (values: StayValues) => void;
}

const WEEKENDS = 2;

/** The next weekends, fortnights, months, Holy Week and winter holidays, each chosen by one press. */
function SeasonChoice({ season, limits, onChoose }: SeasonChoiceProps) {
  const part = (stay: Stay, label: string, about: string) => (
    <Button
      key={stay.arrival + label}
      variant="secondary"
      size="sm"
      wide
      className="whitespace-nowrap mapa:min-h-11"
      disabled={!isFree({ first: stay.arrival, last: stay.departure - 1 }, limits.taken)}
      onClick={() => onChoose(valuesOf(stay))}
    >
      {label}
      <span className="sr-only"> {about}</span>
    </Button>
  );
  return (
    <div className="-mx-6 flex gap-2 overflow-x-auto px-6 pb-2 pt-1">
      <PartGroup title="Findes">
        {weekendsAhead(season.today, WEEKENDS).map((stay) => part(stay, shortDates(stay), 'Finde'))}
      </PartGroup>
      {seasonAhead(season).map(({ period: id, year, parts }) => {
        const title = `${period(id).label} ${year}`;
        return (
          <PartGroup key={title} title={title}>
            {parts.map(({ first, last, fraction: one }) => {
              const stay = { arrival: first, departure: last + 1 };
              return part(stay, period(id).hasFractions ? fraction(one).label : shortDates(stay), title);
            })}
          </PartGroup>
        );
      })}
    </div>
  );
}

function PartGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-fit grow flex-col gap-1.5">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{title}</legend>
      {children}
    </fieldset>
  );
}

function choiceOf(values: StayValues, now: Day): StayChoice {
  const arrival = parseDay(values.arrival ?? '');
  if (arrival === undefined || arrival < now) return NOTHING;
  return { arrival, departure: stayOf(values)?.departure ?? null };
}

function valuesOf({ arrival, departure }: StayChoice): StayValues {
  return {
    arrival: arrival === null ? null : formatDay(arrival),
    departure: departure === null ? null : formatDay(departure),
  };
}

/** The calendar counts by dates of the device's time zone, of which only the day matters. */
function dateAt(day: Day | null): Date | undefined {
  if (day === null) return undefined;
  const { year, month, dayOfMonth } = partsOfDay(day);
  return new Date(year, month - 1, dayOfMonth);
}

function dayAt(date: Date): Day {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

const IN_WORDS = new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'long' });

function inWords({ arrival, departure }: StayChoice): string {
  if (arrival === null) return 'Elegí el día de llegada.';
  if (departure === null) return `Llegada: ${IN_WORDS.format(dateAt(arrival))}. Elegí el día de salida.`;
  return `${shortDates({ arrival, departure })}, ${counted(departure - arrival, 'noche')}. Para cambiar, elegí otra llegada.`;
}

function dayLabel(date: Date, isTaken: boolean, { arrival, departure }: StayChoice): string {
  const day = dayAt(date);
  const role = day === arrival ? ', llegada' : day === departure ? ', salida' : '';
  return `${IN_WORDS.format(date)} de ${date.getFullYear()}${isTaken ? ', alquilado' : ''}${role}`;
}

const MODIFIERS = {
  taken: '[&>button]:line-through',
  between: 'has-[button]:bg-primary-soft',
  end: '[&>button]:bg-primary [&>button]:text-white',
};

/** By the parts of the library (react-day-picker's UI, DayFlag and SelectionState). */
const CLASSES = {
  root: 'relative -mx-3 tablet:mx-0',
  months: 'flex justify-center gap-8',
  month: 'grow tablet:grow-0',
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  caption_label: 'inline-block first-letter:uppercase',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
  button_previous: NAV,
  button_next: NAV,
  chevron: 'size-5 fill-current',
  month_grid: 'w-full border-collapse',
  weekday: 'h-9 text-sm font-normal text-ink-muted',
  day: 'p-0 py-px text-center',
  day_button:
    'h-11 w-full rounded-full tabular-nums tablet:w-11 enabled:hover:ring-2 enabled:hover:ring-primary',
  today: 'font-bold',
  disabled: 'text-ink-hint/60',
  range_start: 'rounded-l-full has-[button]:bg-primary-tint',
  range_middle: 'has-[button]:bg-primary-tint',
  range_end: 'rounded-r-full has-[button]:bg-primary-tint',
};
