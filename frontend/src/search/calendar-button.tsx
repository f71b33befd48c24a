import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import type { StayValues } from '#common/search/filters/stay.js';
import { importWhenReachable } from '../app/import-when-reachable.js';
import { Button } from '../ui/button.js';

interface CalendarButtonProps {
  values: StayValues;
  /** Rows of the home that the stay is for. */
  prices?: readonly SheetPriceWire[] | undefined;
  onChoose: (values: StayValues) => void;
}

/** Opens the calendar, whose code is loaded at the first press. Dates can be typed without it. */
export function CalendarButton({ values, prices = [], onChoose }: CalendarButtonProps) {
  const [open, setOpen] = useState(false);
  // Null if it could not be loaded.
  const [late, setLate] = useState<typeof import('./stay-calendar.js') | null>();
  const show = (): void => {
    setOpen(true);
    setLate((known) => known ?? undefined);
    importWhenReachable(() => import('./stay-calendar.js')).then(setLate, () => setLate(null));
  };
  return (
    <div className="col-span-full noscript:hidden">
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        busy={open && late === undefined}
        icon={<IconCalendar aria-hidden="true" className="size-5" />}
        onClick={show}
      >
        Elegir en el calendario
      </Button>
      {late === null && <output>No se pudo abrir. Escribí las fechas.</output>}
      {late && <late.StayCalendar {...{ values, prices, open, onChoose }} onClose={() => setOpen(false)} />}
    </div>
  );
}
