import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONTRACT_MESSAGES, LIFECYCLE_MESSAGES } from '#common/messages/admin.js';
import { mayBeFeatured, planOf } from '#common/rules/contract.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { planEntry } from '#common/vocabulary/plans.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { adminPaths, detailPath } from '../admin-paths.js';
import { ApprovalResult } from './approval-result.js';
import { FaultNote } from './fault-note.js';
import { useMayDecide } from '../editing/use-may-decide.js';
import { useApprove, useFreshCheck } from './use-decide.js';
import type { Queue } from './use-queue.js';
import { useSingleKey } from './use-single-key.js';

type Stage = 'closed' | 'confirm' | 'featured' | 'result';

interface ApproveActionProps {
  answer: AdminListingAnswer;
  queue: Queue;
}

/** 'Dar de Alta': asks for confirmation and for the featured position, and shows the result. */
export function ApproveAction({ answer, queue }: ApproveActionProps) {
  const [stage, setStage] = useState<Stage>('closed');
  // Updates the queue after this listing has left it.
  const [following, setFollowing] = useState<string>();
  const approval = useApprove();
  const check = useFreshCheck(answer.inmueble);
  const navigate = useNavigate();
  const mayDecide = useMayDecide();
  const begin = (): void => {
    if (!mayDecide()) return;
    approval.reset();
    check.reset();
    setStage('confirm');
  };
  useSingleKey('a', begin);
  const { answer: outcome } = approval;
  const shown: Stage = outcome ? 'result' : stage;
  const close = (): void => {
    if (outcome) void navigate(adminPaths.pending);
    else if (!approval.busy) setStage('closed');
  };
  const approve = (featured: boolean): void => {
    setFollowing(queue.nextAfterDecision);
    approval.decide({ ...answer.inmueble, featured });
  };
  /** Asked only if the plan allows the featured position. */
  const goOn = async (): Promise<void> => {
    if (!(await check.ask())) return;
    if (featuredFacts(answer).mayBe) setStage('featured');
    else approve(false);
  };
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
        open={shown !== 'closed'}
        onClose={close}
        title={TITLES[shown]}
        role="alertdialog"
        footer={
          <Footer
            stage={shown}
            busy={approval.busy || check.busy}
            refused={check.fault !== undefined}
            isIncluded={featuredFacts(answer).isIncluded}
            next={following}
            id={answer.inmueble.idInmuebles}
            onClose={close}
            onConfirm={() => void goOn()}
            onApprove={approve}
          />
        }
      >
        {shown === 'confirm' && <Question answer={answer} />}
        {shown === 'featured' && <FeaturedQuestion answer={answer} />}
        {outcome && <ApprovalResult outcome={outcome} isPaid={answer.contrato.pagado === 1} />}
        <FaultNote fault={check.fault ?? approval.fault} listPath={adminPaths.pending} />
      </Dialog>
    </>
  );
}

const TITLES: Readonly<Record<Stage, string>> = {
  closed: '',
  confirm: '¿Dar de alta este inmueble?',
  featured: '¿Hacerlo destacado?',
  result: LIFECYCLE_MESSAGES.approved,
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
      {answer.contrato.pagado === 0 && <p>El contrato {CONTRACT_MESSAGES.unpaidFeatured}</p>}
    </div>
  );
}

interface FooterProps {
  stage: Stage;
  busy: boolean;
  /** The listing has changed and cannot be approved as shown. */
  refused: boolean;
  isIncluded: boolean;
  next: string | undefined;
  id: number;
  onClose: () => void;
  onConfirm: () => void;
  onApprove: (featured: boolean) => void;
}

/** Buttons of each stage; the default one has focus, so that Enter continues. */
function Footer({ stage, busy, refused, isIncluded, next, id, onClose, onConfirm, onApprove }: FooterProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[data-likely]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
  return (
    <div ref={place} className="flex flex-wrap justify-end gap-3">
      {stage !== 'result' && (
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
      )}
      {stage === 'confirm' && !refused && (
        <Button data-likely busy={busy} onClick={onConfirm}>
          {LIFECYCLE_MESSAGES.approve}
        </Button>
      )}
      {stage === 'featured' && (
        <>
          <Button
            variant="secondary"
            busy={busy}
            data-likely={isIncluded ? undefined : true}
            onClick={() => onApprove(false)}
          >
            No
          </Button>
          <Button
            variant="sun"
            busy={busy}
            data-likely={isIncluded || undefined}
            onClick={() => onApprove(true)}
          >
            Sí, destacado
          </Button>
        </>
      )}
      {stage === 'result' && (
        <>
          <ButtonLink variant="quiet" to={detailPath('alta', id)}>
            Ver el alta
          </ButtonLink>
          <Button
            variant={next ? 'secondary' : 'primary'}
            data-likely={next ? undefined : true}
            onClick={onClose}
          >
            Ir a pendientes
          </Button>
          {next && (
            <ButtonLink data-likely to={next}>
              Siguiente
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
