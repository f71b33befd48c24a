import type { Option } from '../../../ui/select.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { SearchBox } from './search-box.js';

/** A filter of a list. */
export type FilterField<Name extends string> = { name: Name; label: string } & (
  | { kind: 'search'; placeholder?: string }
  | { kind: 'choice'; options: readonly Option[]; placeholder?: string }
  | { kind: 'day' }
  | { kind: 'flag' }
);

interface FilterControlProps {
  field: FilterField<string>;
  value: string;
  onChange: (value: string) => void;
}

export function FilterControl({ field, value, onChange }: FilterControlProps) {
  const { kind, label } = field;
  if (kind === 'search')
    return (
      <SearchBox
        label={label}
        placeholder={field.placeholder}
        value={value}
        onChange={onChange}
        withKey={false}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        label={label}
        placeholder={field.placeholder}
        options={field.options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (kind === 'day')
    return (
      <TextField label={label} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    );
  return (
    <Checkbox
      label={label}
      checked={value === 'si'}
      onChange={({ target }) => onChange(target.checked ? 'si' : '')}
      className="min-h-12"
    />
  );
}

/** What the chip of a filter says: `Pago: Sin pagar`. */
export function filterText(field: FilterField<string>, value: string): string {
  if (field.kind === 'flag') return field.label;
  if (field.kind === 'day') return `${field.label}: ${dayInWords(value)}`;
  if (field.kind === 'search') return `${field.label}: ${value}`;
  const option = field.options.find((one) => one.value === value);
  return `${field.label}: ${option?.label ?? value}`;
}

/** The choice of operation, always in sight: a list of rentals alone must say so. */
export const OPERATION_LEAD = {
  name: 'operacion',
  label: 'Operación',
  choices: [
    { value: 'todas', label: 'Todas' },
    { value: 'alquiler', label: 'Alquileres' },
    { value: 'venta', label: 'Ventas' },
  ],
} as const;
