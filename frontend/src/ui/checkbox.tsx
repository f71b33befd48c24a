import type { ComponentProps, ReactNode } from 'react';
import { cx } from './classes.js';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Shown at the end of the row: a count. */
  aside?: ReactNode;
}

/** A checkbox whose whole row is clickable. */
export function Checkbox({ label, aside, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('check', className)}>
      <input {...rest} type="checkbox" />
      <span className="grow">{label}</span>
      {aside}
    </label>
  );
}
