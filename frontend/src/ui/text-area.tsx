import type { ComponentProps } from 'react';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldLabels {
  /** Shows the used part of `maxLength`. */
  count?: number;
}

/** Multi-line text field, with a counter if a length is given. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  isRequired,
  id,
  className,
  count,
  ...rest
}: TextAreaProps) {
  const aside =
    count === undefined || rest.maxLength === undefined ? undefined : (
      <Counter used={count} of={rest.maxLength} />
    );
  return (
    <Field {...{ label, labelHidden, hint, error, isRequired, id, className, aside }}>
      {(control) => <textarea rows={5} {...rest} {...control} className={cx(CONTROL, 'py-3')} />}
    </Field>
  );
}

/** `120 / 800`; announced only near the end. */
export function Counter({ used, of }: { used: number; of: number }) {
  const near = used >= of * 0.9;
  return (
    <span
      className={cx(
        'ml-auto shrink-0 text-sm tabular-nums',
        near ? 'font-semibold text-accent' : 'text-ink-muted',
      )}
      role={near ? 'status' : undefined}
    >
      {used} / {of}
    </span>
  );
}
