import { cx } from './classes.js';

interface PriceTagProps {
  /** `ARS$`; left out where the figure is a word, such as Consultar. */
  currency?: string;
  /** `450.000`, or the word that stands for it. */
  figure: string;
  /** `por 1.ª quincena`. */
  per?: string;
  /** The least of several: 'desde' stands before it. */
  from?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const FIGURE_SIZES = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' } as const;

/** An amount: currency small before it, what it pays for small after it. */
export function PriceTag({ currency, figure, per, from, size = 'md', className }: PriceTagProps) {
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-1.5 text-ink', className)}>
      {from && <span className="text-sm text-ink-muted">desde</span>}
      <span className="price-figures">
        {currency && (
          <span className={cx('font-semibold text-ink-muted', size === 'lg' ? 'text-lg' : 'text-sm')}>
            {currency}{' '}
          </span>
        )}
        <span className={cx('font-bold leading-none', FIGURE_SIZES[size])}>{figure}</span>
      </span>
      {per && <span className={cx('text-sm text-ink-muted', size === 'sm' && 'truncate')}>{per}</span>}
    </p>
  );
}
