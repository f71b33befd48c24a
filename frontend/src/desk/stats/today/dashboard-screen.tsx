import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/badges.js';
import { Skeleton } from '../../../ui/states.js';
import { adminQueries, type Counted } from '../../data/listing-queries.js';
import { countText } from '../../frame/count-text.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { SCREENS, type AdminScreen, type ScreenCard } from '../../screens.js';
import { Today } from './today.js';
import { UnsavedWork } from './unsaved-work.js';

/** Start screen: the work of the day, and links to all screens. */
export function Screen() {
  useTitle('Dashboard');
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Dashboard" />
      <UnsavedWork />
      <Today />
      <h2 className="mb-3 text-xl">Pantallas</h2>
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {SCREENS.map(
          ({ card, ...screen }) =>
            card && (
              <li key={screen.path}>
                <Card {...card} {...screen} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

type CardProps = ScreenCard & Pick<AdminScreen, 'title' | 'text'> & { path: string };

function Card({ path, title, text, icon: CardIcon, counts, counted = '', tone = 'primary' }: CardProps) {
  return (
    <div className="group relative flex h-full items-start gap-4 rounded-card bg-surface p-5 shadow-card transition-[box-shadow,transform] duration-200 hover:-translate-y-0.5 hover:shadow-lift">
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary"
      >
        <CardIcon className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-x-3 text-xl">
          <Link to={`${path}${counted}`} className="stretched rounded-card">
            {title}
          </Link>
          {counts && <CountBadge counts={counts} tone={tone} />}
        </h3>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      <IconChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-hint transition-transform duration-200 group-hover:translate-x-0.5"
      />
    </div>
  );
}

function CountBadge({ counts, tone }: { counts: Counted; tone: 'sun' | 'primary' }) {
  const { data, isError } = useQuery(adminQueries.count(counts));
  if (data) {
    return (
      <Badge tone={tone} className="tabular-nums">
        {countText(data.count)}
      </Badge>
    );
  }
  if (!isError) return <Skeleton className="h-6 w-10" />;
  return (
    <Badge tone="danger">
      <span aria-hidden="true">?</span>
      <span className="sr-only">No se pudo contar.</span>
    </Badge>
  );
}
