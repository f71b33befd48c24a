import type { ComponentProps } from 'react';
import { TextField } from './text-field.js';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  /** Input mask. */
  mask?: (typed: string) => string;
}

/** A phone number; `mask` defines its format. */
export function PhoneField({ value, onChange, mask = (typed) => typed, ...rest }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={(event) => onChange(mask(event.target.value))}
    />
  );
}
