import { IconCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import { mayBeFeatured, planOf } from '#common/contracts/contract.js';
import { operationFromName } from '#common/kernel/operations.js';
import { planEntry } from '#common/contracts/plans.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { adminPaths } from '../../admin-paths.js';
import { FaultNote } from './fault-note.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import { useMayDecide } from '../editing/use-may-decide.js';
import { ignoreSecondClick } from './ignore-second-click.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { useApprove } from './use-approve.js';
import { useFreshCheck } from './use-decide.js';
import type { Queue } from './use-review-queue.js';

type Stage = 'closed' | 'confirm' | 'featured';

interface ApproveActionProps {
  answer: AdminListingAnswer;
  queue: Queue;
  goTo: (path: string) => void;
}

/** 'Dar de Alta': asks for confirmation and for the featured position, and goes on with the next notice of the queue. */
export function ApproveAction({ answer, queue, goTo }: ApproveActionProps) {
  const [stage, setStage] = useState<Stage>('closed');
  const send = useApprove();
  const check = useFreshCheck(answer.inmueble);
  const { search } = useLocation();
  const mayDecide = useMayDecide();
  const begin = (): void => {
    if (!mayDecide()) return;
    check.start();
    setStage('confirm');
  };
  useShortcuts([{ key: 'A', text: 'Dar de alta, con confirmación', run: begin }]);
  useAskedAction('alta', begin);
  const approve = (featured: boolean): void => {
    // Single-key shortcuts are disabled while a dialog is open.
    setStage('closed');
    check.stop();
    ignoreSecondClick();
    void send(answer, featured);
    goTo(queue.nextAfterDecision ?? adminPaths.pending + search);
  };
  /** Asked only if the plan allows the featured position. */
  const goOn = (): void => {
    if (!featuredFacts(answer).mayBe) return approve(false);
    // The second click of a double click would press 'Sí, destacado', which appears under the pointer.
    ignoreSecondClick();
    setStage('featured');
  };
  const close = (): void => {
    check.stop();
    setStage('closed');
  };
  // A notice that cannot be approved needs no further question.
  const shown = check.fault && stage === 'featured' ? 'confirm' : stage;
  return (
    <>
      <Button
        onClick={begin}
        aria-keyshortcuts="A"
        icon={<IconCheck aria-hidden="true" className="size-5" />}
      >
        {LIFECYCLE_MESSAGES.approve}
      </Button>
      <Dialog
        open={stage !== 'closed'}
        onClose={close}
        title={TITLES[shown]}
        role="alertdialog"
        footer={
          <Footer
            stage={shown}
            refused={check.fault !== undefined}
            isIncluded={featuredFacts(answer).isIncluded}
            onClose={close}
            onConfirm={goOn}
            onApprove={approve}
          />
        }
      >
        {shown === 'confirm' && <Question answer={answer} />}
        {shown === 'featured' && <FeaturedQuestion answer={answer} />}
        <FaultNote fault={check.fault} listPath={adminPaths.pending} />
      </Dialog>
    </>
  );
}

const TITLES: Readonly<Record<Stage, string>> = {
  closed: '',
  confirm: '¿Dar de alta este inmueble?',
  featured: '¿Hacerlo destacado?',
};

function Question({ answer: { inmueble } }: { answer: AdminListingAnswer }) {
  return (
    <>
      <p className="mb-2 font-semibold">{inmueble.title}</p>
      <p className="text-ink-soft">
        Se publicará y se enviará el código a{' '}
        <strong className="text-ink [overflow-wrap:anywhere]">{inmueble.emailContacto}</strong>.
      </p>
    </>
  );
}

interface FeaturedFacts {
  plan: string;
  isIncluded: boolean;
  /** Whether the plan allows the featured position. */
  mayBe: boolean;
}

/** The featured position in the owner's contract. */
function featuredFacts({ contrato, inmueble }: AdminListingAnswer): FeaturedFacts {
  const plan = planEntry(planOf(contrato, operationFromName(inmueble.tipoOperacion) ?? 'rental'));
  return { plan: plan.name, isIncluded: plan.featured, mayBe: mayBeFeatured(plan.plan) };
}

function FeaturedQuestion({ answer }: { answer: AdminListingAnswer }) {
  const { plan, isIncluded } = featuredFacts(answer);
  return (
    <div className="mb-3 flex flex-col gap-2 text-ink-soft">
      <p>
        El plan elegido es <strong className="text-ink">{plan}</strong>, que{' '}
        {isIncluded ? 'incluye' : 'no incluye'} la posición destacada.
      </p>
      {(answer.contrato.pagado === 0 || answer.inmueble.planVencido) && (
        <p>El contrato {CONTRACT_MESSAGES.unpaidFeatured}</p>
      )}
    </div>
  );
}

interface FooterProps {
  stage: Stage;
  /** The listing has changed and cannot be approved as shown. */
  refused: boolean;
  isIncluded: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onApprove: (featured: boolean) => void;
}

/** Buttons of each stage; the default one has the focus as soon as the stage is shown, so that Enter continues. */
function Footer({ stage, refused, isIncluded, onClose, onConfirm, onApprove }: FooterProps) {
  const place = useRef<HTMLDivElement>(null);
  // In the first stage the dialog, which is not open yet, sets the focus.
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [stage]);
  return (
    <div ref={place} className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onClose}>
        Cancelar
      </Button>
      {stage === 'confirm' && !refused && (
        <Button data-autofocus onClick={onConfirm}>
          {LIFECYCLE_MESSAGES.approve}
        </Button>
      )}
      {stage === 'featured' && (
        <>
          <Button
            variant="secondary"
            data-autofocus={isIncluded ? undefined : true}
            onClick={() => onApprove(false)}
          >
            No
          </Button>
          <Button variant="sun" data-autofocus={isIncluded || undefined} onClick={() => onApprove(true)}>
            Sí, destacado
          </Button>
        </>
      )}
    </div>
  );
}
