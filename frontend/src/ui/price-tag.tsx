import { cx } from './classes.js';

interface PriceTagProps {
  /** `ARS$`; omitted if the amount is a word, such as Consultar. */
  currency?: string;
  /** `450.000`, or a word. */
  figure: string;
  /** `por la 1.ª quincena`. */
  per?: string;
  /** Lowest of several: preceded by 'desde'. */
  from?: boolean;
  /** Mark of a lower price: `Bajó 8 %, antes ARS$ 100.000`; not at the smallest size. */
  drop?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const FIGURE_SIZES = {
  sm: 'price-figure text-base',
  md: 'price-figure',
  lg: 'price-figure text-3xl',
} as const;

/** An amount with small currency and unit. */
export function PriceTag({ currency, figure, per, from, drop, size = 'md', className }: PriceTagProps) {
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
      {drop && size !== 'sm' && <span className="price-drop">{drop}</span>}
    </p>
  );
}
