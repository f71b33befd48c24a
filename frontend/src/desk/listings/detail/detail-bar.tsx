import { numberText } from '#common/kernel/text.js';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cx } from '../../../ui/classes.js';
import { CodeBadge } from '../../../ui/code-badge.js';
import type { RowToFocus } from '../../lists/use-row-keys.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import type { Queue } from '../review/use-review-queue.js';

interface DetailBarProps {
  listPath: string;
  listLabel: string;
  /** The list gives focus to its row on return. */
  listingId: number;
  queue: Queue;
  /** Copied by a press; null before the approval. */
  code?: string | null | undefined;
  /** Receives the place of the decision buttons, which belong to the loaded notice. */
  decisionsIn: (place: HTMLElement | null) => void;
}

/**
 * Sticky bar: back link, previous and next, and the decisions (at the bottom on phones). It stays the same while the notice loads: a press on a link
 * that is replaced between pointer down and up would be lost.
 */
export function DetailBar({ listPath, listLabel, listingId, queue, code, decisionsIn }: DetailBarProps) {
  const navigate = useNavigate();
  const go = (path: string | undefined) => (): void => {
    if (path) void navigate(path);
  };
  useShortcuts([
    { key: 'J', text: 'Ir al aviso siguiente de la cola', run: go(queue.next) },
    { key: 'K', text: 'Ir al aviso anterior de la cola', run: go(queue.previous) },
  ]);
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-surface/95 backdrop-blur">
      <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2 tablet:gap-x-4 tablet:px-8">
        <Link
          to={listPath}
          state={{ fila: listingId } satisfies RowToFocus}
          className="inline-flex min-h-11 min-w-8 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          <IconArrowLeft aria-hidden="true" className="size-5" />
          <span className="mapa:sr-only">{listLabel}</span>
        </Link>
        <nav aria-label="Cola de inmuebles" className="ml-auto flex items-center tablet:ml-0 tablet:gap-1">
          <Neighbour to={queue.previous} label="Anterior" shortcut="K">
            <IconChevronLeft aria-hidden="true" className="size-5" />
          </Neighbour>
          <span className="min-w-14 text-center tablet:min-w-16 text-sm font-semibold tabular-nums text-ink-muted">
            {queue.position === undefined
              ? ''
              : `${numberText(queue.position)} de ${numberText(queue.total)}`}
          </span>
          <Neighbour to={queue.next} label="Siguiente" shortcut="J">
            <IconChevronRight aria-hidden="true" className="size-5" />
          </Neighbour>
        </nav>
        {code && <CodeBadge code={code} />}
        <output className="contents">
          <ViewedBy listingId={listingId} />
        </output>
        <div
          ref={decisionsIn}
          className="ml-auto flex flex-wrap items-center justify-end gap-3 empty:hidden"
        />
      </div>
    </div>
  );
}

interface NeighbourProps {
  to: string | undefined;
  label: string;
  shortcut: string;
  children: ReactNode;
}

const ROUND = 'inline-flex size-11 items-center justify-center rounded-full';

function Neighbour({ to, label, shortcut, children }: NeighbourProps) {
  if (!to)
    return (
      <span aria-hidden="true" className={cx(ROUND, 'text-ink-hint opacity-40')}>
        {children}
      </span>
    );
  return (
    <Link
      to={to}
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      className={cx(ROUND, 'text-primary transition-colors duration-200 hover:bg-primary-soft')}
    >
      {children}
    </Link>
  );
}
