import { Suspense, type ReactNode } from 'react';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState, Skeleton } from '../../ui/states.js';

/** A form of a dialog that is loaded when the dialog opens. */
export function LateForm({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <ErrorState
          title={CAROUSEL_MESSAGES.unreachable}
          retryLabel="Recargar la página"
          onRetry={() => window.location.reload()}
        />
      )}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
