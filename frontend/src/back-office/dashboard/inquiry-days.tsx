import { counted } from '#common/rules/text.js';
import type { InquiriesOfDay } from '#common/wire/today.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';

const COLUMN = 20;
const BAR = 14;
const HEIGHT = 80;

/** Inquiries of the last days as bars; the table for screen readers has the same numbers. */
export function InquiryDays({ days }: { days: readonly InquiriesOfDay[] }) {
  const counts = days.map(({ whatsapp, email }) => whatsapp + email);
  const most = Math.max(1, ...counts);
  const today = counts.at(-1) ?? 0;
  return (
    <Card className="p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-base font-semibold">Consultas por día</h3>
        <p className="text-ink-muted">
          Hoy {counted(today, 'consulta')} ·{' '}
          <TextLink to={adminPaths.statistics} className="inline-flex min-h-6 items-center">
            Ver por semana y por mes
          </TextLink>
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * COLUMN} ${HEIGHT}`}
        className="h-28 w-full wide:h-64"
        preserveAspectRatio="none"
      >
        {days.map(({ dia, whatsapp, email }, at) => {
          const height = ((whatsapp + email) / most) * HEIGHT;
          return (
            <rect
              key={dia}
              x={at * COLUMN + (COLUMN - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={at === days.length - 1 ? 'fill-accent-pin' : 'fill-primary'}
            >
              <title>{`${dayName(dia)}: ${counted(whatsapp + email, 'consulta')}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm tabular-nums text-ink-muted">
        <span>{dayName(days[0]?.dia)}</span>
        <span>hoy</span>
      </p>
      <table className="sr-only">
        <caption>Consultas por día</caption>
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">WhatsApp</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ dia, whatsapp, email }) => (
            <tr key={dia}>
              <th scope="row">{dayName(dia)}</th>
              <td>{whatsapp}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** `22/11` */
function dayName(day = ''): string {
  const [, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}`;
}
