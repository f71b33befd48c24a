import { useQuery } from '@tanstack/react-query';
import { lateModule } from '../../app/import-when-reachable.js';
import { useWizardContext } from './wizard-context.js';

/**
 * Loads the later steps while the earlier ones are filled in. Offline it waits for the network; if loading fails, the step shows an error
 * and the form is kept.
 */
export function useLateParts() {
  const { isUntouched, phase } = useWizardContext();
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    ...lateModule('late-parts', () => import('./late-parts.js')),
    enabled: !isUntouched || phase === 'done',
  });
  return { parts: data, isMissing: isError || isPaused, isFetching, retry: () => void refetch() };
}
