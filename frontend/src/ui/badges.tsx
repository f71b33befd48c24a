import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { cx } from './classes.js';
import { focusNeighbour } from './first-focus.js';
import { Link } from './link.js';
import { inPlace } from './in-place.js';

export type Tone = 'neutral' | 'primary' | 'sun' | 'success' | 'warning' | 'danger' | 'onPhoto';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-band text-ink-soft',
  primary: 'bg-primary-tint text-primary-press',
  sun: 'bg-accent-sun text-abyss',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  onPhoto: 'bg-abyss/85 text-white',
};

interface BadgeProps {
  /** Null if `className` sets the colours, which keeps the markup of cards short. */
  tone?: Tone | null;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A short label; never distinguished by colour alone. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx('badge', tone && TONES[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** A badge with a dot, for statuses. */
export function StatusBadge({ tone = 'neutral', children, className }: Omit<BadgeProps, 'icon'>) {
  return (
    <Badge
      tone={tone}
      className={className}
      icon={<span aria-hidden="true" className="size-2 rounded-full bg-current" />}
    >
      {children}
    </Badge>
  );
}

interface ChipProps {
  children: ReactNode;
  /** Label of the remove action: `Quitar filtro Miramar`. */
  removeLabel: string;
  /** URL without the filter, for browsers without JavaScript and for new tabs. */
  to: string;
  onRemove: () => void;
}

/** An active filter; pressing it removes it. */
export function Chip({ children, removeLabel, to, onRemove }: ChipProps) {
  return (
    <Link
      to={to}
      onClick={(event) =>
        inPlace(event, () => {
          focusNeighbour(event.currentTarget);
          onRemove();
        })
      }
      aria-label={removeLabel}
      title={removeLabel}
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-tint py-1 pl-3.5 pr-2 text-sm font-semibold text-primary-press',
        'transition-colors duration-200 hover:bg-primary hover:text-white',
      )}
    >
      {children}
      <IconX aria-hidden="true" className="size-4" />
    </Link>
  );
}
