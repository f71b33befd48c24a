import { IconAlertCircle, IconInbox, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from './classes.js';
import { RetryButton } from './retry-button.js';

/** A grey placeholder; hidden from screen readers, because the screen announces loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} />;
}

interface StateProps {
  title: string;
  children?: ReactNode;
  /** Heading level; 2 by default. */
  level?: 2 | 3;
  icon?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, level = 2, icon, className }: StateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-3 rounded-card bg-surface px-6 py-12 text-center shadow-card',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary"
      >
        {icon ?? <IconInbox className="size-8" />}
      </span>
      <Title className="text-xl">{title}</Title>
      {children}
    </div>
  );
}

interface ErrorStateProps extends Omit<StateProps, 'level'> {
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
}

/** Error state with a retry button. */
export function ErrorState({ title, children, icon, className, onRetry, retryLabel, busy }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-3 rounded-card bg-surface px-6 py-10 text-center shadow-card',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger"
      >
        {icon ?? <IconAlertCircle className="size-7" />}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children}
      {onRetry && (
        <RetryButton
          busy={busy}
          onRetry={onRetry}
          icon={<IconRefresh aria-hidden="true" className="size-5" />}
        >
          {retryLabel}
        </RetryButton>
      )}
    </div>
  );
}
