import type { SortOrder } from '#common/rules/search-filters.js';
import { Select, type Option } from '../../ui/select.js';

interface SortSelectProps {
  value: SortOrder;
  onChange: (sort: SortOrder) => void;
}

const OPTIONS: readonly (Option & { value: SortOrder })[] = [
  { value: 'recientes', label: 'Recomendados' },
  { value: 'precio-menor', label: 'Precio: de menor a mayor' },
  { value: 'precio-mayor', label: 'Precio: de mayor a menor' },
  { value: 'capacidad', label: 'Más capacidad' },
];

/** In what order the results stand. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <Select
      label="Ordenar por"
      labelHidden
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.target.value as SortOrder)}
      className="min-w-0 grow wide:max-w-64"
    />
  );
}
