import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { viewOptions, type OptionsAnswer } from '#common/site/options/option-calls.js';
import { apiQuery } from '../../app/queries.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';

interface OptionsFrameProps {
  title: string;
  children: (data: OptionsAnswer) => ReactNode;
}

/** A screen of settings, once they are loaded. */
export function OptionsFrame({ title, children }: OptionsFrameProps) {
  useTitle(title);
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(viewOptions),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.fotosPorMarcar ? INTERNAL_LIMITS.adminPollMs : false),
  });
  return (
    <div className="mx-auto flex max-w-content flex-col gap-6 p-4 tablet:p-8">
      <ScreenHeader title={title} />
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && children(data)}
    </div>
  );
}
