import { IconCalendar } from '@tabler/icons-react';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import type { StayValues } from '#common/search/filters/stay.js';
import { useAtFirstPress } from '../app/use-at-first-press.js';
import { Button } from '../ui/button.js';

interface CalendarButtonProps {
  values: StayValues;
  /** Rows of the home that the stay is for. */
  prices?: readonly SheetPriceWire[] | undefined;
  onChoose: (values: StayValues) => void;
}

/** Opens the calendar, whose code is loaded at the first press. Dates can be typed without it. */
export function CalendarButton({ values, prices = [], onChoose }: CalendarButtonProps) {
  const { late, isOpen, isLoading, open, close } = useAtFirstPress(() => import('./stay-calendar.js'));
  return (
    <div className="col-span-full noscript:hidden">
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        busy={isLoading}
        icon={<IconCalendar aria-hidden="true" className="size-5" />}
        onClick={open}
      >
        Elegir en el calendario
      </Button>
      {late === null && <output>No se pudo abrir. Escribí las fechas.</output>}
      {late && <late.StayCalendar {...{ values, prices, onChoose }} open={isOpen} onClose={close} />}
    </div>
  );
}
