import { IconChevronRight, IconClipboardCheck, IconHome2, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/badges.js';
import { Skeleton } from '../../ui/states.js';
import { adminPaths } from '../admin-paths.js';
import { adminQueries } from '../data/listing-queries.js';
import { countText } from '../frame/count-text.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';

interface DashboardCard {
  to: string;
  title: string;
  text: string;
  icon: Icon;
  counts: 'Pendientes' | 'Altas';
  tone: 'sun' | 'primary';
}

const CARDS: readonly DashboardCard[] = [
  {
    to: adminPaths.pending,
    title: 'Pendientes',
    text: 'Avisos que esperan una decisión.',
    icon: IconClipboardCheck,
    counts: 'Pendientes',
    tone: 'sun',
  },
  {
    to: adminPaths.active,
    title: 'Actuales',
    text: 'Avisos publicados en el sitio.',
    icon: IconHome2,
    counts: 'Altas',
    tone: 'primary',
  },
];

/** Where the day begins: what waits, and the way to each screen. */
export function Screen() {
  useTitle('Dashboard');
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Dashboard" />
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card.to}>
            <ScreenCard {...card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ScreenCard({ to, title, text, icon: CardIcon, counts, tone }: DashboardCard) {
  const { data, isError } = useQuery(adminQueries.count(counts));
  return (
    <div className="group relative flex h-full items-start gap-4 rounded-card bg-surface p-5 shadow-card transition-[box-shadow,transform] duration-200 hover:-translate-y-0.5 hover:shadow-lift">
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary"
      >
        <CardIcon className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h2 className="flex items-center gap-3 text-xl">
          <Link to={to} className="stretched rounded-card">
            {title}
          </Link>
          {data && (
            <Badge tone={tone} className="tabular-nums">
              {countText(data.count)}
            </Badge>
          )}
          {!data && !isError && <Skeleton className="h-6 w-10" />}
        </h2>
        <p className="mt-1 text-ink-muted">{isError ? 'No se pudo contar.' : text}</p>
      </div>
      <IconChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-hint transition-transform duration-200 group-hover:translate-x-0.5"
      />
    </div>
  );
}
