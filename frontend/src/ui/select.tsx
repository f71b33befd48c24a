import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.js';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends ComponentProps<'select'>, FieldLabels {
  options: readonly Option[];
  /** First option, with an empty value: `Elegí una ciudad`. */
  placeholder?: string;
}

/** The native select. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  isRequired,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, isRequired, id, className }}>
      {(control) => (
        <select {...rest} {...control} className="select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value === text ? undefined : value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
