import { countOptions } from '#common/attributes/attribute-filters.js';
import type { CountChoice } from '#common/filters/count-choice.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
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

/** One count of an attribute, as the search forms ask for it; label, name and choices are the attribute's. */
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
