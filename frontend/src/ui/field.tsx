import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { cx } from './classes.js';

export interface FieldLabels {
  label: string;
  /** Hides the label visually, not from screen readers. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Marks the label; native `required` is not set, because the site shows its own messages. */
  isRequired?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps extends FieldLabels {
  id?: string;
  className?: string;
  /** Shown opposite the hint: a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Style shared by text inputs, one class because pages contain many of them (theme.css). */
export const CONTROL = 'control';

/** Label, control, hint and error, associated for assistive technology. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  isRequired,
  aside,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const note = error || hint;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label
        htmlFor={controlId}
        className={cx('text-sm font-semibold text-ink-soft', labelHidden && 'sr-only')}
      >
        {label}
        {isRequired && (
          <span className="text-danger" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? `${controlId}-nota` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {(note || aside) && (
        <div className="flex items-start justify-between gap-3">
          <FieldNote id={`${controlId}-nota`} error={error} hint={hint} />
          {aside}
        </div>
      )}
    </div>
  );
}

function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="flex items-start gap-1 text-sm font-semibold text-danger">
        <IconAlertCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-sm text-ink-muted">
      {hint}
    </p>
  ) : null;
}
