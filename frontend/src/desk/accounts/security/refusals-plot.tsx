import type { RefusalsAnswer } from '#common/accounts/security/security-calls.js';
import { numberText } from '#common/kernel/text.js';
import { useMedia } from '../../../ui/use-media.js';
import { hourText } from '../../../app/moment-text.js';

const COLUMN = 30;
const BAR = 20;
const HEIGHT = 90;
const ABOVE = 18;
const BELOW = 22;
/** Every third hour has a label. */
const LABELLED = 3;

const WIDE = '(width >= 769px)';
/** Narrow screens have room for half of the day. */
const SHOWN_ON_PHONES = 12;

/** Refused requests per hour of the last day. The list below says the same by network. */
export function RefusalsPlot({ hours: all }: { hours: RefusalsAnswer['horas'] }) {
  const hours = useMedia(WIDE) ? all : all.slice(-SHOWN_ON_PHONES);
  const most = Math.max(1, ...hours.map(({ pedidos }) => pedidos));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${hours.length * COLUMN} ${ABOVE + HEIGHT + BELOW}`}
      className="w-full max-w-3xl"
    >
      {hours.map(({ hora, pedidos }, place) => {
        const height = (pedidos / most) * HEIGHT;
        const middle = place * COLUMN + COLUMN / 2;
        return (
          <g key={hora} className="text-[10px]">
            <rect
              x={middle - BAR / 2}
              y={ABOVE + HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-primary"
            />
            {pedidos > 0 && pedidos === most && (
              <text
                x={middle}
                y={ABOVE + HEIGHT - height - 5}
                textAnchor="middle"
                className="fill-ink font-semibold"
              >
                {numberText(pedidos)}
              </text>
            )}
            {place % LABELLED === 0 && (
              <text x={middle} y={ABOVE + HEIGHT + 15} textAnchor="middle" className="fill-ink-muted">
                {hourText(hora)}
              </text>
            )}
          </g>
        );
      })}
      <line
        x1={0}
        x2={hours.length * COLUMN}
        y1={ABOVE + HEIGHT}
        y2={ABOVE + HEIGHT}
        className="stroke-line-strong"
      />
    </svg>
  );
}
