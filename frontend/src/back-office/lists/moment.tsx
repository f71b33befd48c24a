import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

/** The list's date filter counts in the same days. */
const timeZone = TIME_ZONE;
const DAY = new Intl.DateTimeFormat('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const HOUR = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone,
});

/** `21/11/2026`, with the hour below. */
export function Moment({ iso }: { iso: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {DAY.format(date)} <span className="text-sm text-ink-muted">{HOUR.format(date)}</span>
    </time>
  );
}
