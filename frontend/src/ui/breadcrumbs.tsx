import { IconChevronRight } from '@tabler/icons-react';
import { cx } from './classes.js';
import { Link } from './link.js';

export interface Crumb {
  label: string;
  /** Omitted for the current page, which is last. */
  to?: string;
}

/** Breadcrumbs; white on dark backgrounds. */
export function Breadcrumbs({ crumbs, onDark }: { crumbs: readonly Crumb[]; onDark?: boolean }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol
        className={cx(
          'flex flex-wrap items-center gap-x-1 text-sm',
          onDark ? 'text-white' : 'text-ink-muted',
        )}
      >
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <IconChevronRight aria-hidden="true" className="size-4 opacity-70" />}
            {to ? (
              <Link to={to} className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
