import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { cx } from '../../../ui/classes.js';
import { TextField } from '../../../ui/text-field.js';

interface FilterBarProps {
  label: string;
  isFiltered: boolean;
  onClear: () => void;
  /** Shown in a separate row: the choice between two lists. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Filters of a list; on phones the fields are collapsed. */
export function FilterBar({ label, isFiltered, onClear, lead, children }: FilterBarProps) {
  const [open, setOpen] = useState(isFiltered);
  const fields = useId();
  const clear = (
    <Button
      variant="quiet"
      disabled={!isFiltered}
      onClick={onClear}
      className="disabled:bg-transparent mapa:disabled:hidden"
      icon={<IconFilterOff aria-hidden="true" className="size-5" />}
    >
      {ADMIN_LIST_MESSAGES.clearFilters}
    </Button>
  );
  return (
    <Card className="mb-5 p-4 tablet:p-5">
      <search aria-label={label} className="flex flex-col gap-4">
        {lead && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            {lead}
            {clear}
          </div>
        )}
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => setOpen(!open)}
          icon={<IconFilter aria-hidden="true" className="size-5" />}
          className="tablet:hidden"
        >
          {open ? 'Ocultar filtros' : 'Más filtros'}
        </Button>
        <div
          id={fields}
          className={cx(
            'grid items-end gap-3 phablet:grid-cols-2 wide:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]',
            !open && 'mapa:hidden',
          )}
        >
          {children}
          {!lead && clear}
        </div>
      </search>
    </Card>
  );
}

interface DateFilterProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A date filter; by default for the date of submission. */
export function DateFilter({ label = 'Fecha de creación', value, onChange }: DateFilterProps) {
  return (
    <TextField label={label} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
  );
}

export const OPERATION_OPTIONS = [
  { value: 'todas', label: 'Todas' },
  { value: 'alquiler', label: 'Alquileres' },
  { value: 'venta', label: 'Ventas' },
];
