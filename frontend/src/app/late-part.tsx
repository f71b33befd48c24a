import { FAILURE_MESSAGES } from '#common/kernel/calls/failure-messages.js';
import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { importWhenReachable } from './import-when-reachable.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ErrorState } from '../ui/states.js';

/**
 * A part of a page whose code is loaded when it is shown. If it cannot be, it says so in its place and offers another try.
 * @param waiting shown while it is loaded
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
) {
  const attempt = () => lazy(() => importWhenReachable(load));
  let Loaded = attempt();
  const Latest = (props: Props) => <Loaded {...props} />;
  /** @param known what the server renders, whose markup the browser shows until the part is loaded */
  return function LatePart({
    known: Part = Latest,
    ...props
  }: Props & { known?: ComponentType<Props> | undefined }) {
    return (
      <ErrorBoundary
        fallback={({ retry }) => (
          <ErrorState
            title={FAILURE_MESSAGES.unavailable}
            onRetry={() => {
              Loaded = attempt();
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
