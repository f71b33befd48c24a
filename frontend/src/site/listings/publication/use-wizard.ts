import { useEffect, useRef, useState } from 'react';
import { PUBLICATION_MESSAGES, sendFailed } from '#common/listings/publication/publication-messages.js';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import type { ProofTask } from '#common/kernel/calls/proof-of-work.js';
import { publicationFaults, type FormFault } from '#common/listings/publication/publication-form.js';
import type { PublicationRequest } from '#common/listings/publication/publication-shapes.js';
import {
  EMPTY_PRICE,
  emptyPublication,
  isUntouched,
  withField,
  type FieldName,
  type FieldValue,
  type PriceEntry,
} from './publication-state.js';
import { forgetDraft, keepsDrafts, takeDraft, writeDraft } from './publication-draft.js';
import { pageAge } from '../../forms/trap-field.js';
import { sendWithProof } from '../../forms/send-with-proof.js';
import { solveProof } from '../../forms/solve-proof.js';
import { newKey, sendPublication, type SendError } from './send-publication.js';
import { useFaults } from './use-faults.js';
import { useSteps } from './use-steps.js';

type Phase = 'loading' | 'filling' | 'sending' | 'done';

interface Typed {
  form: PublicationRequest;
  entry: PriceEntry;
}

const NOTHING: Typed = { form: emptyPublication(), entry: EMPTY_PRICE };

/** State and actions of the wizard. */
export interface Wizard extends Typed {
  phase: Phase;
  step: WizardStep;
  /** Whether a draft of an earlier visit was found. */
  isResumed: boolean;
  /** Whether drafts are being stored. */
  isStored: boolean;
  isUntouched: boolean;
  /** The server's confirmation. */
  thanks: string;
  sendError: SendError | null;
  /** Progress of a proof of work in percent; null while there is none. */
  proving: number | null;
  /** Visible faults of this step. */
  shownFaults: readonly FormFault[];
  /** Whether this step was attempted, or refused by the server. */
  wasRefused: boolean;
  /** Number of refused attempts; each one focuses the first fault. */
  attempts: number;
  set: (field: FieldName, value: FieldValue) => void;
  change: (next: (form: PublicationRequest) => PublicationRequest) => void;
  setEntry: (entry: PriceEntry) => void;
  /** On blur: shows the fault of an invalid value, not of an empty one. */
  leave: (field: string) => void;
  /** Shows the faults of this step; true if there are none. */
  check: () => boolean;
  /** @param aim beginning of the path of the field that gets the focus, such as `inmueble.superficie` */
  goTo: (step: WizardStep, aim?: string) => void;
  /** As the step was opened with. */
  aim: string | undefined;
  back: () => void;
  /** Sends the form; `trap` is the value of the honeypot field. */
  send: (trap: string) => void;
  startAgain: () => void;
}

/** The wizard: input, stored at every change; the step, in the history; and sending. */
export function useWizard(): Wizard {
  const steps = useSteps();
  const [typed, setTyped] = useState(NOTHING);
  const untouched = isUntouched(typed.form);
  // An empty form starts at the first step, regardless of the step in the history.
  const step = untouched ? 1 : steps.step;
  const faults = useFaults(typed.form, step);
  const change = (next: (form: PublicationRequest) => PublicationRequest): void =>
    setTyped((now) => ({ ...now, form: next(now.form) }));
  const clear = (): void => {
    setTyped(NOTHING);
    faults.clear();
    steps.startAgain();
  };
  const sending = useSending({ typed, step, faults, clear, goTo: steps.goTo });
  const { isResumed, isStored } = useStoredDraft({
    ...sending,
    typed,
    step,
    onResume: (kept, at) => {
      setTyped(kept);
      if (steps.step !== at) steps.showInstead(at);
    },
  });
  const { phase, thanks, sendError, proving, send, startAgain } = sending;
  const { shownFaults, wasRefused, attempts, leave, check } = faults;
  return {
    ...typed,
    phase,
    thanks,
    sendError,
    proving,
    send,
    startAgain,
    shownFaults,
    wasRefused,
    attempts,
    leave,
    check,
    step,
    isResumed: isResumed && attempts === 0,
    isStored,
    isUntouched: untouched,
    set: (field, value) => {
      faults.forgive(field);
      change((form) => withField(form, field, value));
    },
    change: (next) => {
      faults.forgive('inmueble.', 'contrato', 'ubicacion.');
      change(next);
    },
    setEntry: (entry) => setTyped((now) => ({ ...now, entry })),
    goTo: steps.goTo,
    aim: steps.aim,
    back: steps.back,
  };
}

interface SendingOptions {
  typed: Typed;
  step: WizardStep;
  faults: ReturnType<typeof useFaults>;
  clear: () => void;
  goTo: (step: WizardStep) => void;
}

/** States: filling in, sending, sent; or back with an error. */
function useSending({ typed, step, faults, clear, goTo }: SendingOptions) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [thanks, setThanks] = useState('');
  const [sendError, setSendError] = useState<SendError | null>(null);
  const [proving, setProving] = useState<number | null>(null);
  /** Idempotency key of this notice, until it is accepted. */
  const [key, setKey] = useState('');

  const startAgain = (): void => {
    forgetDraft(key);
    setKey(newKey());
    clear();
    setSendError(null);
    setPhase('filling');
  };
  const goToFault = (at: WizardStep | undefined): void => {
    if (at && at !== step) goTo(at);
  };
  const send = async (trap: string): Promise<void> => {
    const [first] = publicationFaults(typed.form);
    if (first) {
      faults.showAll(first.step);
      return goToFault(first.step);
    }
    setPhase('sending');
    setSendError(null);
    const traps = { casillero: trap, tiempo: pageAge() };
    const solve = (task: ProofTask) => solveProof(task, setProving);
    const form = { ...typed.form, ...traps };
    const sent = await sendWithProof(
      (solution) => sendPublication(form, solution ? { key, solution } : { key }),
      {
        taskOf: (answer) => ('proof' in answer ? answer.proof : undefined),
        solve,
        unsolved: (refused) => ({ ...refused, error: sendFailed(PUBLICATION_MESSAGES.proofImpossible) }),
      },
    );
    setProving(null);
    if ('message' in sent) {
      startAgain();
      setThanks(sent.message);
      setPhase('done');
      return;
    }
    setPhase('filling');
    setSendError(sent);
    goToFault(faults.takeFromServer(sent.faults));
  };
  return {
    phase,
    setPhase,
    thanks,
    sendError,
    proving,
    key,
    setKey,
    startAgain,
    send: (trap: string) => void send(trap),
  };
}

interface StoredDraftOptions extends Pick<
  ReturnType<typeof useSending>,
  'phase' | 'setPhase' | 'key' | 'setKey'
> {
  typed: Typed;
  step: WizardStep;
  onResume: (typed: Typed, step: WizardStep) => void;
}

/** Stores the input on the device, and restores it after hydration. */
function useStoredDraft({ typed, step, onResume, ...sending }: StoredDraftOptions) {
  const { phase, setPhase, key, setKey } = sending;
  const [isResumed, setResumed] = useState(false);
  const [isStored, setStored] = useState(true);
  const resume = async (): Promise<void> => {
    const draft = await takeDraft();
    setStored(keepsDrafts());
    setKey(draft?.key ?? newKey());
    setPhase('filling');
    if (!draft) return;
    setResumed(true);
    onResume({ form: draft.form, entry: draft.entry }, draft.step);
  };
  useAtFirst(() => void resume());
  useEffect(() => {
    if (phase !== 'filling') return;
    if (isUntouched(typed.form)) forgetDraft(key);
    else writeDraft({ ...typed, key, step });
  }, [phase, typed, step, key]);
  return { isResumed, isStored };
}

/** Runs once after hydration, also if React mounts twice. */
function useAtFirst(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
