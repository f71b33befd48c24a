import { POINTS } from '#common/rules/system-measures.js';

const HEIGHT = 40;
const WIDTH = POINTS - 1;

/** A line over the last day, with gaps where nothing was measured. The text beside it has its highest value. */
export function DayPlot({ points }: { points: readonly (number | null)[] }) {
  const most = Math.max(1, ...points.map((point) => point ?? 0));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-16 w-full border-b border-line-strong"
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
