import { Suspense } from 'react';
import { PLANS } from '#common/vocabulary/plans.js';
import { paths } from '../../app/paths.js';
import { PageHead } from '../../features/page-head/page-head.js';
import { Skeleton } from '../../ui/states.js';
import { LeaveGuard } from './leave-guard.js';
import { ThankYou } from './lazy-parts.js';
import { useWizard } from './state/use-wizard.js';
import { Wizard } from './wizard.js';
import { WizardProvider } from './wizard-context.js';

const hasFreePlan = PLANS.some(({ price }) => price === 0);

/** Where an owner publishes (public-site.md §2, Publication wizard). */
export function Screen() {
  const wizard = useWizard();
  const isDone = wizard.phase === 'done';
  return (
    <>
      <PageHead
        title="Publicar un aviso"
        description="Publicá tu alquiler o tu venta en Miramar, Mar del Plata y Mar del Sur, de dueño directo y sin comisiones."
        path={paths.publish}
      />
      <LeaveGuard active={!isDone && !wizard.isUntouched} />
      {isDone ? (
        <Suspense fallback={<Skeleton className="h-120" />}>
          <ThankYou message={wizard.thanks} onAnother={wizard.startAgain} />
        </Suspense>
      ) : (
        <WizardProvider value={wizard}>
          <div className="page-width pb-10 pt-6 wide:pt-10">
            <h1 className="text-3xl wide:text-4xl">Publicá tu aviso</h1>
            <p className="mb-6 mt-2 text-lg text-ink-soft">
              De dueño directo, sin comisiones{hasFreePlan && ' y desde gratis'}. Son cinco pasos cortos.
            </p>
            <noscript>
              <p className="mb-6 rounded-field bg-warning-soft p-4 text-warning">
                Para publicar hace falta JavaScript: activalo en tu navegador y recargá la página.
              </p>
            </noscript>
            <Wizard />
          </div>
        </WizardProvider>
      )}
    </>
  );
}
