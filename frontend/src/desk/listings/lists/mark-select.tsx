import { LIST_MARKS, marksOf } from '#common/listings/desk/list-marks.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { Select } from '../../../ui/select.js';

interface MarkSelectProps {
  /** Status of the list's notices. */
  state: ListingStatusName;
  value: string;
  onChange: (mark: string) => void;
}

/** Filters a list by the badges of its notices. Renders nothing for a list whose notices have none. */
export function MarkSelect({ state, value, onChange }: MarkSelectProps) {
  const marks = marksOf(state);
  if (marks.length === 0) return null;
  return (
    <Select
      label="Marca"
      placeholder="Todas"
      options={marks.map((mark) => ({ value: mark, label: LIST_MARKS[mark].label }))}
      value={marks.some((mark) => mark === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
