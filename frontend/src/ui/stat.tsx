import type { ReactNode } from 'react';
import { cx } from './classes.js';

interface StatProps {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** A number with its label; used inside a <dl>. */
export function Stat({ label, value, icon, className }: StatProps) {
  return (
    <div
      className={cx('relative flex min-h-11 flex-col justify-center', Boolean(icon) && 'pl-14', className)}
    >
      <dt className="order-last text-sm text-ink-muted">
        {icon && (
          <span
            aria-hidden="true"
            className="absolute left-0 top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-primary-soft text-primary"
          >
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="font-bold leading-tight tabular-nums">{value}</dd>
    </div>
  );
}
