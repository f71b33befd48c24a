import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { ContactStep } from './steps/contact-step.js';
import { useLateParts } from './use-late-parts.js';
import { useWizardContext } from './wizard-context.js';

/** Content of a step. */
export function StepContent({ step }: { step: WizardStep }) {
  return step === 1 ? <ContactStep /> : <LateStep step={step} />;
}

function LateStep({ step }: { step: Exclude<WizardStep, 1> }) {
  const { isStored } = useWizardContext();
  const { parts, isMissing, isFetching, retry } = useLateParts();
  if (parts) {
    const Content = parts.LATE_STEPS[step];
    return <Content />;
  }
  if (isMissing)
    return (
      <ErrorState
        title="No pudimos traer este paso. Revisá tu conexión."
        className="shadow-none"
        busy={isFetching}
        onRetry={retry}
      >
        <p>{isStored && 'Si no alcanza, recargá la página: lo que cargaste no se pierde.'}</p>
      </ErrorState>
    );
  return <Skeleton className="h-80" />;
}
