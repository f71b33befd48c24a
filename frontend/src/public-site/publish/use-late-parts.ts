import { useQuery } from '@tanstack/react-query';
import { importWhenReachable } from '../../app/import-when-reachable.js';
import { useWizardContext } from './wizard-context.js';

/**
 * The later steps, fetched while the earlier ones are filled in. Without a network they wait for it, and when they cannot be had the
 * step says so: the form itself stays.
 */
export function useLateParts() {
  const { isUntouched } = useWizardContext();
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: ['publicar-aviso', 'late-parts'],
    queryFn: () => importWhenReachable(() => import('./late-parts.js')),
    enabled: !isUntouched,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return { parts: data, isMissing: isError || isPaused, isFetching, retry: () => void refetch() };
}
