import { formatAmount } from '#common/pricing/prices.js';
import { PAID_PLANS } from '#common/contracts/plans.js';
import type { MonthOfIncome } from './income-words.js';

const COLUMN = 64;
const BAR = 36;
const HEIGHT = 180;
/** Room for the figures above the bars and for the months below. */
const ABOVE = 24;
const BELOW = 26;

const FILLS = ['fill-primary', 'fill-accent-pin', 'fill-whatsapp'];

/** Stacked columns, one for each month. The table beside it has the same figures. */
export function IncomePlot({ months }: { months: readonly MonthOfIncome[] }) {
  const most = Math.max(1, ...months.map(({ total }) => total));
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${months.length * COLUMN} ${ABOVE + HEIGHT + BELOW}`}
        className="max-h-96 w-full"
      >
        {months.map((month, place) => (
          <MonthColumn key={month.key} month={month} left={place * COLUMN} most={most} />
        ))}
        <line
          x1={0}
          x2={months.length * COLUMN}
          y1={ABOVE + HEIGHT}
          y2={ABOVE + HEIGHT}
          className="stroke-line-strong"
        />
      </svg>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
        {PAID_PLANS.map(({ plan, name }, place) => (
          <li key={plan} className="flex items-center gap-1.5">
            <svg viewBox="0 0 1 1" className="size-3">
              <rect width={1} height={1} className={FILLS[place]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MonthColumnProps {
  month: MonthOfIncome;
  left: number;
  most: number;
}

function MonthColumn({ month: { mark, total, byPlan }, left, most }: MonthColumnProps) {
  const heights = PAID_PLANS.map(({ plan }) => ((byPlan[plan] ?? 0) / most) * HEIGHT);
  const middle = left + COLUMN / 2;
  return (
    <g className="text-[11px]">
      {PAID_PLANS.map(({ plan }, place) => {
        const below = heights.slice(0, place).reduce((sum, height) => sum + height, 0);
        const height = heights[place]!;
        return (
          <rect
            key={plan}
            x={middle - BAR / 2}
            y={ABOVE + HEIGHT - below - height}
            width={BAR}
            height={height}
            className={FILLS[place]}
          />
        );
      })}
      {total > 0 && (
        <text
          x={middle}
          y={ABOVE + HEIGHT - (total / most) * HEIGHT - 6}
          textAnchor="middle"
          className="fill-ink font-semibold"
        >
          {formatAmount(total)}
        </text>
      )}
      <text x={middle} y={ABOVE + HEIGHT + 18} textAnchor="middle" className="fill-ink-muted">
        {mark}
      </text>
    </g>
  );
}
