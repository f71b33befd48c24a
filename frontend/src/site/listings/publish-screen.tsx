import { lazy } from 'react';
import { TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import { PageHead } from '../page/page-head.js';
import { ErrorState } from '../../ui/states.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { useWizard } from './publication/use-wizard.js';
import { Wizard } from './wizard.js';
import { useLateParts } from './use-late-parts.js';
import { useWizardContext, WizardProvider } from './wizard-context.js';

/** The publication wizard; with the token of an owner's link, the rejected notice that its owner corrects. */
export function Screen() {
  const token = useLocation().hash.slice(1);
  // Servers never see the fragment.
  const isResubmission = useIsHydrated() && TOKEN.test(token);
  return isResubmission ? <Resubmission key={token} token={token} /> : <NewNotice />;
}

const TOKEN = /^\d+\.\d+\.[\w-]+$/;

const Resubmission = lazy(async () => ({ default: (await import('./late-parts.js')).ResubmissionScreen }));

/** The publication wizard (public-site.md §2, Publication wizard). */
function NewNotice() {
  const wizard = useWizard();
  const isDone = wizard.phase === 'done';
  return (
    <>
      <PageHead
        title="Publicar un aviso"
        description={`Publicá tu alquiler o tu venta en ${TOWNS_IN_WORDS}, de dueño directo y sin comisiones.`}
        path={paths.publish}
      />
      <LeaveGuard
        active={!isDone && !wizard.isUntouched}
        title="¿Salir sin publicar?"
        cancelLabel="Seguir con el aviso"
      >
        Tu aviso todavía no se envió. Lo que cargaste{' '}
        {wizard.isStored ? 'queda guardado en este dispositivo para seguir después' : 'se pierde'}.
      </LeaveGuard>
      <WizardProvider value={wizard}>
        {isDone ? (
          <Thanks />
        ) : (
          <div className="page-width pb-10 pt-6 wide:pt-10">
            <h1 className="text-3xl wide:text-4xl">Publicá tu aviso</h1>
            <p className="mb-6 mt-2 text-lg text-ink-soft">
              De dueño directo, sin comisiones y desde gratis. Son cinco pasos cortos.
            </p>
            <noscript>
              <p className="mb-6 rounded-field bg-warning-soft p-4 text-warning">
                Para publicar hace falta JavaScript: activalo en tu navegador y recargá la página.
              </p>
            </noscript>
            <Wizard />
          </div>
        )}
      </WizardProvider>
    </>
  );
}

/** Loaded with the last step, or after a reload. */
function Thanks() {
  const { sent, startAgain } = useWizardContext();
  const { parts, isMissing, isFetching, retry } = useLateParts();
  if (parts) return <parts.ThankYou {...sent} onAnother={startAgain} />;
  return isMissing ? <ErrorState title={sent.message} busy={isFetching} onRetry={retry} /> : null;
}
