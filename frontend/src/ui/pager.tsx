import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.js';
import { cx } from './classes.js';

interface PagerProps {
  page: number;
  pages: number;
  /** `Página 2 de 9`. */
  text: string;
  /** URL of a page, so that paging works without JavaScript and can be shared. */
  hrefOf: (page: number) => string;
  /** Accessible name, if a screen has several. */
  label?: string;
  /** Keeps the scroll position, for a pager of part of a page. */
  keepScroll?: boolean;
  /** Adds links to the first and last page. */
  ends?: boolean | undefined;
  className?: string;
}

/** Links to the previous and next page, optionally to the first and last. */
export function Pager({
  page,
  pages,
  text,
  hrefOf,
  label = 'Páginas de resultados',
  keepScroll,
  ends,
  className,
}: PagerProps) {
  if (pages <= 1) return null;
  const before = (to: number): string | null => (page > 1 ? hrefOf(to) : null);
  const after = (to: number): string | null => (page < pages ? hrefOf(to) : null);
  const stay = { keepScroll };
  return (
    <nav
      aria-label={label}
      className={cx('flex items-center justify-center gap-3', ends && 'flex-wrap', className)}
    >
      {ends && (
        <Step {...stay} to={before(1)} icon={IconChevronsLeft} text="Primera" label="Primera página" />
      )}
      <Step
        {...stay}
        to={before(page - 1)}
        icon={IconChevronLeft}
        text="Anterior"
        label="Página anterior"
        rel="prev"
      />
      <p aria-current="page" className="px-2 font-semibold tabular-nums text-ink-soft">
        {text}
      </p>
      <Step
        {...stay}
        to={after(page + 1)}
        icon={IconChevronRight}
        iconLast
        text="Siguiente"
        label="Página siguiente"
        rel="next"
      />
      {ends && (
        <Step
          {...stay}
          to={after(pages)}
          icon={IconChevronsRight}
          iconLast
          text="Última"
          label="Última página"
        />
      )}
    </nav>
  );
}

interface StepProps {
  to: string | null;
  icon: Icon;
  iconLast?: boolean;
  text: string;
  label: string;
  rel?: 'prev' | 'next';
  keepScroll: boolean | undefined;
}

function Step({ to, icon: StepIcon, iconLast, text, label, rel, keepScroll }: StepProps) {
  const content: ReactNode = (
    <>
      <StepIcon aria-hidden="true" className={cx('size-5', iconLast && 'order-last')} />
      <span className="max-[480px]:sr-only">{text}</span>
    </>
  );
  if (to === null) {
    return (
      <span
        aria-disabled="true"
        className="inline-flex min-h-11 items-center gap-1 rounded-button px-4 font-semibold text-ink-hint opacity-60"
      >
        {content}
      </span>
    );
  }
  return (
    <ButtonLink to={to} rel={rel} variant="secondary" preventScrollReset={keepScroll} aria-label={label}>
      {content}
    </ButtonLink>
  );
}
