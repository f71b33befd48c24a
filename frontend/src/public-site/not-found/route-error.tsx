import { FAILURE_MESSAGES } from '#common/messages/failures.js';
import { ButtonLink } from '../../ui/button.js';
import { paths } from '../../app/paths.js';
import { ErrorState } from '../../ui/states.js';

/** Replaces a screen that failed to render or load; the rest of the page stays usable. */
export function RouteError() {
  return (
    <div className="page-width py-16">
      <ErrorState
        title={FAILURE_MESSAGES.unexpected}
        onRetry={() => window.location.reload()}
        retryLabel="Recargar la página"
      >
        <ButtonLink to={paths.home} variant="quiet" reloadDocument>
          Volver al inicio
        </ButtonLink>
      </ErrorState>
    </div>
  );
}
