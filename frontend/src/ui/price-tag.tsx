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

const FIGURE_SIZES = {
  sm: 'price-figure text-base',
  md: 'price-figure',
  lg: 'price-figure text-3xl',
} as const;

/** An amount: currency small before it, what it pays for small after it. */
export function PriceTag({ currency, figure, per, from, size = 'md', className }: PriceTagProps) {
  return (
    <p className={cx('price-tag', className)}>
      {from && <span className="price-note">desde</span>}
      <span className="price-figures">
        {currency && (
          <span className={cx('price-currency', size === 'lg' && 'text-lg')}>{`${currency} `}</span>
        )}
        <span className={FIGURE_SIZES[size]}>{figure}</span>
      </span>
      {per && <span className={cx('price-note', size === 'sm' && 'truncate')}>{per}</span>}
    </p>
  );
}
