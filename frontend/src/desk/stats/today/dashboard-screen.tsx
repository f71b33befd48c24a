import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/badges.js';
import { Skeleton } from '../../../ui/states.js';
import { adminQueries } from '../../data/listing-queries.js';
import { countText } from '../../frame/count-text.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import type { AdminScreen, Counted } from '../../admin-screen.js';
import { CARDS } from '../../screen-groups.js';
import { ADMIN_SCREENS } from '../../screens.js';
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
      <ul className="grid gap-2 phablet:grid-cols-2 wide:grid-cols-4">
        {CARDS.map((name) => (
          <li key={name}>
            <Card {...ADMIN_SCREENS[name]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ path, title, text, icon: CardIcon, counts, counted = '' }: AdminScreen) {
  return (
    <div
      title={text}
      className="relative flex min-h-12 items-center gap-2.5 rounded-card bg-surface px-3 shadow-card hover:bg-primary-soft"
    >
      {CardIcon && <CardIcon aria-hidden="true" className="size-5 shrink-0 text-primary" />}
      <h3 className="grow text-base leading-tight">
        <Link to={`${path}${counted}`} className="stretched rounded-card">
          {title}
        </Link>
      </h3>
      {counts && <CountBadge counts={counts} />}
    </div>
  );
}

function CountBadge({ counts }: { counts: Counted }) {
  const { data, isError } = useQuery(adminQueries.count(counts));
  if (data) {
    return (
      <Badge tone={counts === 'Pendientes' ? 'sun' : 'primary'} className="tabular-nums">
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
