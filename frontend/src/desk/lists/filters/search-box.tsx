import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { TextField } from '../../../ui/text-field.js';
import { useShortcuts } from '../../frame/shortcuts.js';

interface SearchBoxProps {
  label: string;
  labelHidden?: boolean;
  className?: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the key / leads to it: one filter of a screen. */
  withKey?: boolean;
}

/** A text filter, applied after a pause in typing; the key / leads to it. */
export function SearchBox({
  label,
  labelHidden,
  className,
  placeholder,
  value,
  onChange,
  withKey = true,
}: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  // The value follows what was asked only after the session was checked. Any other change comes from elsewhere (Limpiar filtros, Back).
  if (value !== known) {
    setKnown(value);
    setAsked(value);
    if (value !== asked) setTyped(value);
  }
  const apply = useEffectEvent((text: string) => {
    const wanted = text.trim();
    if (wanted === asked) return;
    setAsked(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), TIMINGS.filterDebounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(
    withKey ? [{ key: '/', text: `Ir al filtro «${label}»`, run: () => input.current?.focus() }] : [],
  );
  return (
    <TextField
      ref={input}
      label={label}
      labelHidden={labelHidden}
      className={className}
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      icon={<IconSearch className="size-5" />}
    />
  );
}
