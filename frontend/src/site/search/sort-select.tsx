import { SORT_OPTIONS, type SortOrder } from '#common/search/query/search-filters.js';
import type { Operation } from '#common/kernel/operations.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/select.js';

interface SortSelectProps {
  /** The search to sort. */
  address: string;
  operation: Operation;
  value: SortOrder;
  onChange: (sort: SortOrder) => void;
}

/** Sort order. Without JavaScript it is a form. */
export function SortSelect({ address, operation, value, onChange }: SortSelectProps) {
  const [path, query] = address.split('?');
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'orden');
  return (
    <form
      action={path}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="flex min-w-0 grow items-center gap-2 wide:max-w-64 noscript:wide:max-w-88"
    >
      {others.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Select
        label="Ordenar por"
        labelHidden
        name="orden"
        options={SORT_OPTIONS.filter((one) => !one.operation || one.operation === operation)}
        value={value}
        onChange={(event) => onChange(event.target.value as SortOrder)}
        className="min-w-0 grow"
      />
      <noscript>
        <Button submit variant="secondary">
          Ordenar
        </Button>
      </noscript>
    </form>
  );
}
