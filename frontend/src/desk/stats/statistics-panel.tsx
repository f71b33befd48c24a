import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.js';
import { cx } from '../../ui/classes.js';

interface PanelProps {
  title: string;
  /** Shown opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Card className={cx('h-full p-4 tablet:p-5')}>
        <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}
