import { stayFault, stayOf, type StayValues } from '#common/search/filters/stay.js';
import { nightsOfStay } from '#common/pricing/stays/stay.js';
import { counted } from '#common/kernel/text.js';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import { lazy, Suspense, useContext, useState } from 'react';
import { ServerPartsContext, type OpenStayProps } from '../app/markup/server-parts.js';
import { TextField } from '../ui/text-field.js';
import { cx } from '../ui/classes.js';
import { today } from '../app/today.js';
import { CalendarButton } from './calendar-button.js';

interface StayFieldsProps {
  values: StayValues;
  /** Called with both dates once they form a stay, and with none once both are empty. */
  onChange: (values: StayValues) => void;
  /** Called after each change of a field: whether the dates are incomplete or invalid, so that they were not passed on. */
  onTyped?: (isOpen: boolean) => void;
  /** Rows of the home that the stay is for. */
  prices?: readonly SheetPriceWire[];
  /** Whether the calendar opens elsewhere. */
  bare?: boolean;
  className?: string;
}

/** Arrival and departure. Incomplete or invalid dates stay in the fields, with the reason, and are not passed on. */
export function StayFields({ values, onChange, onTyped, prices, bare, className }: StayFieldsProps) {
  const [typed, setTyped] = useState(values);
  const [shown, setShown] = useState(values);
  if (shown.arrival !== values.arrival || shown.departure !== values.departure) {
    setShown(values);
    setTyped(values);
  }
  const put = (change: Partial<StayValues>): void => {
    const next = { ...typed, ...change };
    setTyped(next);
    const isNone = !next.arrival && !next.departure;
    const isWhole = isNone || (stayOf(next) !== undefined && !stayFault(next, today()));
    onTyped?.(!isWhole);
    if (isWhole) onChange({ arrival: next.arrival || null, departure: next.departure || null });
  };
  const isPartial = !typed.arrival || !typed.departure;
  const fault = isPartial ? undefined : stayFault(typed, today());
  const stay = fault ? undefined : stayOf(typed);
  const field = (name: keyof StayValues) => ({
    type: 'date',
    value: typed[name] ?? '',
    error: fault?.field === name ? fault.text : undefined,
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value || null }),
  });
  return (
    <div className={cx('grid grid-cols-2 gap-3', className)}>
      <TextField label="Llegada" name="llegada" min={today()} {...field('arrival')} />
      <TextField label="Salida" name="salida" min={typed.arrival ?? today()} {...field('departure')} />
      {!bare && <CalendarButton values={typed} prices={prices} onChoose={put} />}
      <output className="col-span-full text-sm text-ink-muted empty:hidden">
        {stay && counted(nightsOfStay(stay), 'noche')}
      </output>
    </div>
  );
}

const LateSelects = lazy(async () => ({ default: (await import('./open-stay-selects.js')).OpenStaySelects }));

/** Nights and month. Few searches have them, so browsers load the code after the page. */
export function OpenStayFields(props: OpenStayProps) {
  const Known = useContext(ServerPartsContext)?.OpenStaySelects ?? LateSelects;
  return (
    <Suspense fallback={<div className="h-20" />}>
      <Known {...props} />
    </Suspense>
  );
}
