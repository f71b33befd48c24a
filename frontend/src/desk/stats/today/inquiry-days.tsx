import { useState, type KeyboardEvent } from 'react';
import { counted } from '#common/kernel/text.js';
import type { InquiriesOfDay } from '#common/stats/today-calls.js';
import { Card } from '../../../ui/card.js';
import { cx } from '../../../ui/classes.js';
import { Link, TextLink } from '../../../ui/link.js';
import { adminPaths } from '../../admin-paths.js';
import { inquiriesOfDayPath } from './today-lists.js';

/**
 * Inquiries of the last days as bars; each bar leads to the inquiries of its day. The bars are one stop of the Tab key: the arrow keys,
 * Home and End move between them.
 */
export function InquiryDays({ days }: { days: readonly InquiriesOfDay[] }) {
  const [stop, setStop] = useState<string>();
  const last = days.at(-1);
  const most = Math.max(1, ...days.map(countOf));
  const tabStop = days.some(({ dia }) => dia === stop) ? stop : last?.dia;
  return (
    <Card className="p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="consultas-por-dia" className="text-base font-semibold">
          Consultas por día
        </h3>
        <p className="text-ink-muted">
          Hoy{' '}
          <TextLink to={inquiriesOfDayPath(last?.dia ?? '')} className="inline-flex min-h-6 items-center">
            {counted(last ? countOf(last) : 0, 'consulta')}
          </TextLink>{' '}
          ·{' '}
          <TextLink to={adminPaths.statistics} className="inline-flex min-h-6 items-center">
            Ver por semana y por mes
          </TextLink>
        </p>
      </div>
      <ul aria-labelledby="consultas-por-dia" className="flex h-28 wide:h-64">
        {days.map((day) => (
          <li key={day.dia} className="min-w-0 flex-1">
            <DayBar
              day={day}
              share={countOf(day) / most}
              isToday={day === last}
              isTabStop={day.dia === tabStop}
              onFocus={() => setStop(day.dia)}
            />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm tabular-nums text-ink-muted">
        <span>{dayName(days[0]?.dia)}</span>
        <span>hoy</span>
      </p>
    </Card>
  );
}

interface DayBarProps {
  day: InquiriesOfDay;
  /** Height of the bar, from 0 to 1. */
  share: number;
  isToday: boolean;
  isTabStop: boolean;
  onFocus: () => void;
}

/** The whole column is the link, so that days with few inquiries can be hit too. */
function DayBar({ day, share, isToday, isTabStop, onFocus }: DayBarProps) {
  const text = dayText(day);
  return (
    <Link
      to={inquiriesOfDayPath(day.dia)}
      aria-label={text}
      title={text}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={moveBetweenBars}
      className="group flex h-full items-end justify-center rounded-sm hover:bg-primary-soft"
    >
      <span
        className={cx('block w-[70%] group-hover:opacity-80', isToday ? 'bg-accent-pin' : 'bg-primary')}
        style={{ height: `${share * 100}%` }}
      />
    </Link>
  );
}

function moveBetweenBars(event: KeyboardEvent<HTMLAnchorElement>): void {
  const bars = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = bars.indexOf(event.currentTarget);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: bars.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  bars[to]?.focus();
}

function countOf({ whatsapp, email }: InquiriesOfDay): number {
  return whatsapp + email;
}

/** `22/11: 3 consultas (2 por WhatsApp, 1 por email)` */
function dayText(day: InquiriesOfDay): string {
  const total = countOf(day);
  const channels = total > 0 ? ` (${day.whatsapp} por WhatsApp, ${day.email} por email)` : '';
  return `${dayName(day.dia)}: ${counted(total, 'consulta')}${channels}`;
}

/** `22/11` */
function dayName(day = ''): string {
  const [, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}`;
}
