import type { ComponentProps } from 'react';
import { cx } from './classes.js';

/** A card surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card bg-surface shadow-card', className)} />;
}
