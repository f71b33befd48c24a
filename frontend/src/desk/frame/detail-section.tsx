import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.js';

interface DetailSectionProps {
  title: string;
  icon: ReactNode;
  /** Shown opposite the title: a figure, a status, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the eight sections of a detail. */
export function DetailSection({ title, icon, aside, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-5">
        <header className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="flex items-center gap-2.5 text-lg">
            <span aria-hidden="true" className="text-primary [&>svg]:size-5">
              {icon}
            </span>
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
  /** Spans the whole row. */
  wide?: boolean;
}

/** Labels and values, two per row if there is room; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 [&_time]:whitespace-normal">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value, wide }) => (
          <div key={label} className={wide ? 'col-span-2' : undefined}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
