import { useQuery } from '@tanstack/react-query';
import { lateModule } from '../app/import-when-reachable.js';
import { Skeleton } from '../ui/states.js';
import type { PriceGuideProps } from './price-guide.js';

/** The guide, loaded after the screen that shows it; without it, nothing is shown. */
export function LatePriceGuide(props: PriceGuideProps) {
  const { data, isPending, fetchStatus } = useQuery(
    lateModule('price-guide', () => import('./price-guide.js')),
  );
  if (data) return <data.PriceGuide {...props} />;
  return isPending && fetchStatus === 'fetching' ? <Skeleton className="h-16 rounded-field" /> : null;
}
