import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badges.js';
import { Card } from '../../../ui/card.js';
import { TextLink } from '../../../ui/link.js';
import { countText } from '../../frame/count-text.js';

interface WorkCardProps {
  title: string;
  total: number;
  /** Shown instead of the items if there are none. */
  none: string;
  /** Lists that together show exactly what is counted, the first ones first; further links after them. */
  all: readonly { to: string; label: string }[];
  /** The first items, as list items. */
  children: ReactNode;
}

/** Work of one kind. */
export function WorkCard({ title, total, none, all, children }: WorkCardProps) {
  return (
    <Card className="p-5">
      <h3 className="mb-2 flex items-center justify-between gap-3 text-base font-semibold">
        {title}
        {total > 0 && (
          <Badge tone="sun" className="tabular-nums">
            {countText(total)}
          </Badge>
        )}
      </h3>
      {total === 0 ? (
        <p className="flex items-center gap-2 text-ink-muted">
          <IconCircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {none}
        </p>
      ) : (
        <>
          <ul aria-label={title} className="divide-y divide-line">
            {children}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            {all.map(({ to, label }) => (
              <TextLink key={to} to={to} className="inline-flex min-h-6 items-center">
                {label}
              </TextLink>
            ))}
          </p>
        </>
      )}
    </Card>
  );
}
