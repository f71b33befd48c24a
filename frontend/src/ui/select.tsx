import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';

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
        <div className="relative">
          <select {...rest} {...control} className={cx(CONTROL, 'h-12 appearance-none truncate pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <IconChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-3.5 size-5 text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
