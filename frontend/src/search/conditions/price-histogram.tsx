import { formatAmount } from '#common/pricing/prices.js';
import type { PriceHistogramWire } from '#common/search/query/search-calls.js';
import { cx } from '../../ui/classes.js';

interface PriceHistogramProps {
  /** Null keeps the place, so that the controls below do not move under the pointer once it has loaded. */
  histogram: PriceHistogramWire | null;
  from: number | null;
  to: number | null;
}

/** Number of listings per price; the chosen range is highlighted. */
export function PriceHistogram({ histogram, from, to }: PriceHistogramProps) {
  const { desde, hasta, cantidades } = histogram ?? { desde: 0, hasta: 0, cantidades: [] };
  const most = Math.max(1, ...cantidades);
  const step = (hasta - desde) / cantidades.length;
  return (
    <figure className={cx('mb-3', !histogram && 'invisible noscript:hidden')}>
      <div aria-hidden="true" className="flex h-12 items-end gap-px">
        {cantidades.map((count, index) => {
          const low = desde + index * step;
          const isInside = (to === null || low <= to) && (from === null || low + step >= from);
          return (
            <span
              key={low}
              style={{ height: `${Math.max(count === 0 ? 0 : 6, (count / most) * 100)}%` }}
              className={cx('grow rounded-t-[2px]', isInside ? 'bg-primary' : 'bg-line-strong')}
            />
          );
        })}
      </div>
      <figcaption className="mt-1 flex justify-between text-sm tabular-nums text-ink-muted">
        <span className="sr-only">La mayoría cuesta entre</span>
        <span>{formatAmount(Math.round(desde))}</span>
        <span>{formatAmount(Math.round(hasta))}</span>
      </figcaption>
    </figure>
  );
}
