import { POINTS } from '#common/operations/system-measures.js';
import { cx } from '../../ui/classes.js';

const HEIGHT = 40;
const WIDTH = POINTS - 1;

interface DayPlotProps {
  points: readonly (number | null)[];
  /** For the row of a table. */
  small?: boolean;
}

/** A line over the last day, with gaps where nothing was measured. The text beside it has its highest value. */
export function DayPlot({ points, small = false }: DayPlotProps) {
  const most = Math.max(1, ...points.map((point) => point ?? 0));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('border-b border-line-strong', small ? 'h-8 w-32' : 'h-16 w-full')}
    >
      <path
        d={lineThrough(points, most)}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-primary"
      />
    </svg>
  );
}

/** A point without neighbours is a line to itself, which a round cap shows as a dot. */
function lineThrough(points: readonly (number | null)[], most: number): string {
  return points
    .map((point, at) => {
      if (point === null) return '';
      const place = `${at} ${(HEIGHT - 2 - (point / most) * (HEIGHT - 4)).toFixed(1)}`;
      const begins = at === 0 || points[at - 1] === null;
      return begins ? `M${place}L${place}` : `L${place}`;
    })
    .join('');
}
