import { countOptions } from '#common/search/filters/attribute-filters.js';
import type { CountChoice } from '#common/listings/attributes/count-choice.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Select } from '../../ui/select.js';
import type { Count } from './sizes.js';

interface CountSelectProps {
  attribute: Count;
  filters: SearchFilters;
  placeholder: string;
  isRequired?: boolean;
  error?: string;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** Select for one count of an attribute; label, name and options come from the attribute. */
export function CountSelect({ attribute, filters, onChange, ...rest }: CountSelectProps) {
  const { name, field, label } = attribute;
  return (
    <Select
      {...rest}
      label={label}
      name={field}
      options={countOptions(attribute)}
      value={filters[name][0] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value ? [target.value as CountChoice] : [] })}
    />
  );
}
