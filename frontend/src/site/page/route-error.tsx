import { FAILURE_MESSAGES } from '#common/kernel/calls/failure-messages.js';
import { ButtonLink } from '../../ui/button.js';
import { paths } from '../../app/paths.js';
import { useReloadOnce } from '../../app/use-reload-once.js';
import { ErrorState } from '../../ui/states.js';

/** Replaces a screen that failed to render or load; the rest of the page stays usable. */
export function RouteError() {
  const { retry, isTrying } = useReloadOnce();
  return (
    <div className="page-width py-16">
      <ErrorState
        title={FAILURE_MESSAGES.unexpected}
        onRetry={retry}
        busy={isTrying}
        retryLabel="Recargar la página"
      >
        <ButtonLink to={paths.home} variant="quiet" reloadDocument>
          Volver al inicio
        </ButtonLink>
      </ErrorState>
    </div>
  );
}
