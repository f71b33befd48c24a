import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { TextField } from '../../ui/text-field.js';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text filter, applied after a pause in typing. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // The filter was changed elsewhere (Limpiar filtros, Back).
  if (value !== applied) {
    setApplied(value);
    setTyped(value);
  }
  const apply = useEffectEvent((text: string) => {
    const wanted = text.trim();
    if (wanted === value) return;
    setApplied(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), TIMINGS.filterDebounce);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      icon={<IconSearch className="size-5" />}
    />
  );
}
