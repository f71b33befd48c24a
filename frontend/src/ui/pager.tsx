import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.js';
import { cx } from './classes.js';

interface PagerProps {
  page: number;
  pages: number;
  /** `Página 2 de 9`. */
  text: string;
  /** Address of a page, so that it works without scripts and can be shared. */
  hrefOf: (page: number) => string;
  /** What is paged, where a screen has several. */
  label?: string;
  /** Stays where it is on the page, where a pager turns a part of it alone. */
  keepScroll?: boolean;
  className?: string;
}

/** Previous and next page as links. */
export function Pager({
  page,
  pages,
  text,
  hrefOf,
  label = 'Páginas de resultados',
  keepScroll,
  className,
}: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={cx('flex items-center justify-center gap-3', className)}>
      <Step
        to={page > 1 ? hrefOf(page - 1) : null}
        icon={<IconChevronLeft aria-hidden="true" className="size-5" />}
        text="Anterior"
        rel="prev"
        keepScroll={keepScroll}
      />
      <p aria-current="page" className="px-2 font-semibold tabular-nums text-ink-soft">
        {text}
      </p>
      <Step
        to={page < pages ? hrefOf(page + 1) : null}
        icon={<IconChevronRight aria-hidden="true" className="order-last size-5" />}
        text="Siguiente"
        rel="next"
        keepScroll={keepScroll}
      />
    </nav>
  );
}

function Step({
  to,
  icon,
  text,
  rel,
  keepScroll,
}: {
  to: string | null;
  icon: ReactNode;
  text: string;
  rel: 'prev' | 'next';
  keepScroll: boolean | undefined;
}) {
  const label = rel === 'prev' ? 'Página anterior' : 'Página siguiente';
  if (to === null) {
    return (
      <span
        aria-disabled="true"
        className="inline-flex min-h-11 items-center gap-1 rounded-button px-4 font-semibold text-ink-hint opacity-60"
      >
        {icon}
        <span className="max-[480px]:sr-only">{text}</span>
      </span>
    );
  }
  return (
    <ButtonLink
      to={to}
      rel={rel}
      preventScrollReset={keepScroll ?? false}
      variant="secondary"
      aria-label={label}
    >
      {icon}
      <span className="max-[480px]:sr-only">{text}</span>
    </ButtonLink>
  );
}
