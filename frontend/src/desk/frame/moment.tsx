import { dayText, hourText } from '../../app/moment-text.js';

/** `21/11/2026`, with the time below. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {dayText(iso)} <span className="text-sm text-ink-muted">{hourText(iso)}</span>
    </time>
  );
}
