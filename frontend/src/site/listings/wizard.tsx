import { IconArrowLeft, IconArrowRight, IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { stepFaults } from '#common/listings/publication/publication-form.js';
import { LIMITS } from '#common/kernel/limits.js';
import { early } from '../../app/early.js';
import { TrapField } from '../forms/trap-field.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { goToField } from '../../ui/go-to-field.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Stepper } from '../../ui/stepper.js';
import { FaultSummary } from './fault-summary.js';
import { DraftNote } from './draft-note.js';
import { isStarted } from './publication/publication-state.js';
import type { Wizard as WizardState } from './publication/use-wizard.js';
import { StepContent } from './step-content.js';
import { useLateParts } from './use-late-parts.js';
import { useWizardContext } from './wizard-context.js';

const STEPS: Readonly<Record<WizardStep, { name: string; title: string }>> = {
  1: { name: 'Tus datos', title: 'Información personal' },
  2: { name: 'La propiedad', title: 'Dirección y datos de la propiedad' },
  3: { name: 'El mapa', title: 'Ubicación en el mapa' },
  4: { name: 'Los precios', title: 'Precios' },
  5: { name: 'El contrato', title: 'Tipo de contrato' },
};
const STEP_NAMES = Object.values(STEPS).map(({ name }) => name);

/** The form with its five steps. */
export function Wizard() {
  const wizard = useWizardContext();
  const { step, phase } = wizard;
  const [asking, setAsking] = useState<'point' | 'price' | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [trap, setTrap] = useState('');
  useStepFocus({ top, title, content }, wizard);
  useFaultFocus(content, wizard);
  const { parts } = useLateParts();
  useEffect(() => {
    if (step === 2) parts?.preloadPinMap();
  }, [step, parts]);
  const AddPriceDialog = parts?.AddPriceDialog;
  const goOn = (): void => wizard.goTo((step + 1) as WizardStep);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (phase !== 'filling') return;
    const isRight = wizard.check();
    if (step === 4 && asksForPrice(wizard)) setAsking('price');
    else if (!isRight) return;
    else if (step === 3) setAsking('point');
    else if (step !== LIMITS.wizardSteps) goOn();
    else if (parts) wizard.send(trap, parts.sendForm);
  };
  return (
    <>
      <div ref={top} className="mx-auto w-full max-w-3xl scroll-mt-4 wide:max-w-none">
        <Stepper steps={STEP_NAMES} current={step} label="Pasos de la publicación" />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Inert until the stored draft is loaded, because input before that would be lost. */}
        <form
          {...early('now')}
          method="post"
          noValidate
          onSubmit={submit}
          inert={phase === 'loading'}
          aria-label="Publicar un aviso"
          className="mx-auto flex w-full max-w-3xl flex-col wide:max-w-none"
        >
          {wizard.isResumed && <DraftNote className="mb-4" />}
          <TrapField value={trap} onChange={setTrap} />
          <Card className="min-h-[60dvh] rounded-b-none p-5 tablet:p-8">
            <h2 ref={title} tabIndex={-1} className="mb-5 text-2xl outline-none focus-visible:shadow-none">
              {STEPS[step].title}
            </h2>
            <FaultSummary />
            {parts && <parts.SendingState />}
            <fieldset disabled={phase === 'sending'} className="min-w-0">
              <div ref={content} className="flex flex-col gap-6">
                <StepContent step={step} />
              </div>
            </fieldset>
          </Card>
          <Bar />
          {!wizard.isResumed && <DraftNote className="mt-4" />}
        </form>
        <Card className="hidden p-5 wide:sticky wide:top-20 wide:block">
          <h2 className="mb-4 text-lg">Así va tu aviso</h2>
          {parts ? (
            <parts.PublicationSummary />
          ) : (
            <p className="text-ink-muted">Lo que completes aparece acá.</p>
          )}
        </Card>
      </div>
      <ConfirmDialog
        open={asking === 'point'}
        title="¿La ubicación es correcta?"
        confirmLabel="Sí"
        cancelLabel="No"
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          goOn();
        }}
      >
        <p>Es el lugar que van a ver en el mapa quienes busquen. Revisá que el pin esté donde corresponde.</p>
      </ConfirmDialog>
      {step === 4 && AddPriceDialog && (
        <AddPriceDialog
          open={asking === 'price'}
          onClose={() => setAsking(null)}
          onGoOn={() => {
            setAsking(null);
            if (wizard.check()) goOn();
          }}
        />
      )}
    </>
  );
}

/** A price is missing, or was entered and not added. */
function asksForPrice({ form, entry }: WizardState): boolean {
  if (form.inmueble.tipoOperacion === 'alquiler' && isStarted(entry)) return true;
  return stepFaults(form, 4).some(({ missing }) => missing);
}

/** 'Anterior' and 'Siguiente', at the bottom of the screen. */
function Bar() {
  const { step, phase, back } = useWizardContext();
  const isLast = step === LIMITS.wizardSteps;
  const isSending = phase === 'sending';
  // Each ignores the second press of a double click, which would pass another step.
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-30 flex items-center justify-between gap-3 rounded-b-card bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar tablet:px-8"
    >
      {step > 1 ? (
        <Button
          variant="secondary"
          className="min-h-13 phablet:px-6"
          disabled={isSending}
          onClick={(event) => event.detail > 1 || back()}
          icon={<IconArrowLeft aria-hidden="true" className="size-5 max-[359px]:hidden" />}
        >
          Anterior
        </Button>
      ) : (
        <span />
      )}
      <Button
        submit
        className="min-h-13 grow whitespace-nowrap phablet:grow-0 phablet:px-8"
        busy={isSending}
        disabled={isSending}
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        icon={isLast && <IconSend aria-hidden="true" className="size-5 max-[359px]:hidden" />}
      >
        {isSending ? PUBLICATION_MESSAGES.sending : isLast ? 'Publicar aviso' : 'Siguiente'}
        {!isLast && <IconArrowRight aria-hidden="true" className="size-5" />}
      </Button>
      <output className="sr-only">{isSending ? PUBLICATION_MESSAGES.sending : ''}</output>
      {phase === 'loading' && <Preparing />}
    </div>
  );
}

/** On a slow network the form is visible well before hydration. */
function Preparing() {
  return (
    <p className="absolute -top-10 left-1/2 -translate-x-1/2 animate-fade whitespace-nowrap rounded-full bg-primary-soft px-4 py-1 text-sm text-primary-press shadow-card [animation-delay:800ms] noscript:hidden">
      Preparando el formulario…
    </p>
  );
}

interface StepPlaces {
  top: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
}

/** A new step focuses its title, or the field that it was opened for. */
function useStepFocus({ top, title, content }: StepPlaces, { step, phase, aim }: WizardState): void {
  const shown = useRef<WizardStep>(undefined);
  useEffect(() => {
    if (phase === 'loading') return;
    const before = shown.current;
    shown.current = step;
    if (before === undefined || before === step) return;
    if (aim && goToField(content.current?.querySelector<HTMLElement>(`[data-campo^="${aim}"]`))) return;
    title.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [top, title, content, step, phase, aim]);
}

/** Each refused attempt focuses the first fault. Fields of conditions have no place of their own. */
function useFaultFocus(
  content: RefObject<HTMLElement | null>,
  { attempts, shownFaults, step }: WizardState,
): void {
  const first = shownFaults[0]?.field;
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === attempts || !first) return;
    answered.current = attempts;
    goToField(content.current?.querySelector<HTMLElement>(`[data-campo="${first}"], [aria-invalid=true]`));
  }, [content, attempts, first, step]);
}
