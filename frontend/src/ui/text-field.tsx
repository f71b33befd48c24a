import type { ComponentProps, ReactNode } from 'react';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldLabels {
  icon?: ReactNode;
}

/** Single-line text field. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  isRequired,
  id,
  className,
  icon,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, isRequired, id, className }}>
      {(control) => (
        <div className="relative">
          {icon && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-hint"
            >
              {icon}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            className={cx(CONTROL, 'h-12', Boolean(icon) && 'pl-10')}
          />
        </div>
      )}
    </Field>
  );
}
