import type { ComponentProps } from 'react';
import { cx } from './classes.js';

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card bg-surface shadow-card', className)} />;
}
