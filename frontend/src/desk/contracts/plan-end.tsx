import { dayInWords, parseDay } from '#common/kernel/time/days.js';
import { endState } from '#common/contracts/plan-term.js';
import { today } from '../../app/today.js';
import { cx } from '../../ui/classes.js';

const LOOKS = { ended: 'font-semibold text-danger', soon: 'font-semibold text-warning', later: '' } as const;

interface PlanEndProps {
  /** Last day that is paid, `2027-08-31`. */
  end: string;
  inSentence?: boolean;
}

/** The last day that is paid, and by text and colour whether it has passed or is near. */
export function PlanEnd({ end, inSentence = false }: PlanEndProps) {
  const state = endState(parseDay(end)!, parseDay(today())!);
  const verb = state === 'ended' ? 'venció el ' : 'vence el ';
  return (
    <span className={cx('tabular-nums', LOOKS[state])}>
      {inSentence ? verb : state === 'ended' && <span className="block">Venció el</span>}
      <time dateTime={end}>{dayInWords(end)}</time>
    </span>
  );
}
