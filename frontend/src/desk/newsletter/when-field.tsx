import { useState } from 'react';
import { lastLocalTime, scheduleFault } from '#common/newsletter/scheduled-sending.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { TextField } from '../../ui/text-field.js';

const MINUTE_MS = 60_000;

interface WhenFieldProps {
  value: string;
  error: string | undefined;
  onChange: (when: string) => void;
}

/** Day and time of a scheduled sending, in the site's time zone. */
export function WhenField({ value, error, onChange }: WhenFieldProps) {
  const [{ first, last }] = useState(bounds);
  return (
    <TextField
      type="datetime-local"
      label="Día y hora"
      name="cuando"
      isRequired
      hint="Hora de Argentina."
      min={first}
      max={last}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Range of the field when it is shown; `scheduleFault` validates the value. */
function bounds(): { first: string; last: string } {
  const now = new Date();
  return { first: localTimeOf(new Date(now.getTime() + MINUTE_MS)), last: lastLocalTime(now) };
}

/** A chosen time and its fault, which is shown once an attempt was made. */
export function useWhen() {
  const [when, setWhen] = useState('');
  const [fault, setFault] = useState<string>();
  return {
    when,
    fault,
    choose: (value: string): void => {
      setWhen(value);
      setFault(undefined);
    },
    /** Whether the time can be used now; if not, its fault is shown. */
    check: (): boolean => {
      const found = scheduleFault(when, new Date());
      setFault(found);
      return !found;
    },
  };
}
