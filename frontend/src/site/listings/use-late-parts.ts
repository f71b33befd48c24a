import { useQuery } from '@tanstack/react-query';
import { importWhenReachable } from '../../app/import-when-reachable.js';
import { useWizardContext } from './wizard-context.js';

/**
 * Loads the later steps while the earlier ones are filled in. Offline it waits for the network; if loading fails, the step shows an error
 * and the form is kept.
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
