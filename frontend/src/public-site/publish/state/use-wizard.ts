import { useEffect, useRef, useState } from 'react';
import type { WizardStep } from '#common/rules/publication-fields.js';
import { publicationFaults, type FormFault } from '#common/rules/publication-form.js';
import type { PublicationRequest } from '#common/wire/publication.js';
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
import { newKey, sendPublication, type SendError } from './send-publication.js';
import { useFaults } from './use-faults.js';
import { useSteps } from './use-steps.js';

type Phase = 'loading' | 'filling' | 'sending' | 'done';

interface Typed {
  form: PublicationRequest;
  entry: PriceEntry;
}

/** Longer is the same to whoever looks for machines. */
const LONGEST_MS = 86_400_000;

const NOTHING: Typed = { form: emptyPublication(), entry: EMPTY_PRICE };

/** All that the wizard's steps show and do. */
export interface Wizard extends Typed {
  phase: Phase;
  step: WizardStep;
  /** Whether a draft of an earlier visit was found. */
  isResumed: boolean;
  /** Whether the browser keeps what is typed. */
  isKept: boolean;
  isUntouched: boolean;
  /** What the server's thanks said. */
  thanks: string;
  sendError: SendError | null;
  /** Faults of this step that show by now. */
  shownFaults: readonly FormFault[];
  /** Whether this step was tried to leave, or the server refused it. */
  wasRefused: boolean;
  /** Counts refused attempts to go on: with each one the first fault takes the focus. */
  attempts: number;
  set: (field: FieldName, value: FieldValue) => void;
  change: (next: (form: PublicationRequest) => PublicationRequest) => void;
  setEntry: (entry: PriceEntry) => void;
  /** A field was left: what is wrong with it shows from now on, what is merely empty not yet. */
  leave: (field: string) => void;
  /** Shows the faults of this step; true when there are none. */
  check: () => boolean;
  goTo: (step: WizardStep) => void;
  back: () => void;
  /** Sends the form; `trap` is what stood in the field that no person sees. */
  send: (trap: string) => void;
  startAgain: () => void;
}

/** The wizard: what is typed, kept on the device at every change; the step, kept in the history; the sending. */
export function useWizard(): Wizard {
  const steps = useSteps();
  const [typed, setTyped] = useState(NOTHING);
  const untouched = isUntouched(typed.form);
  // An empty form has no other step, wherever the history points to.
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
  const { isResumed, isKept } = useKeptDraft({
    ...sending,
    typed,
    step,
    onResume: (kept, at) => {
      setTyped(kept);
      if (steps.step !== at) steps.showInstead(at);
    },
  });
  const { phase, thanks, sendError, send, startAgain } = sending;
  const { shownFaults, wasRefused, attempts, leave, check } = faults;
  return {
    ...typed,
    phase,
    thanks,
    sendError,
    send,
    startAgain,
    shownFaults,
    wasRefused,
    attempts,
    leave,
    check,
    step,
    isResumed: isResumed && attempts === 0,
    isKept,
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

/** From filling to sending to the thanks, or back with what went wrong. */
function useSending({ typed, step, faults, clear, goTo }: SendingOptions) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [thanks, setThanks] = useState('');
  const [sendError, setSendError] = useState<SendError | null>(null);
  /** Idempotency key and opening time of this notice: the same until it is accepted. */
  const [identity, setIdentity] = useState({ key: '', openedAt: 0 });

  const startAgain = (): void => {
    forgetDraft(identity.key);
    setIdentity({ key: newKey(), openedAt: Date.now() });
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
    const { key, openedAt } = identity;
    const traps = { sitioWeb: trap, tiempo: Math.min(Date.now() - openedAt, LONGEST_MS) };
    const sent = await sendPublication({ ...typed.form, ...traps }, key);
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
    identity,
    setIdentity,
    startAgain,
    send: (trap: string) => void send(trap),
  };
}

interface KeptDraftOptions extends Pick<
  ReturnType<typeof useSending>,
  'phase' | 'setPhase' | 'identity' | 'setIdentity'
> {
  typed: Typed;
  step: WizardStep;
  onResume: (typed: Typed, step: WizardStep) => void;
}

/** Keeps what is typed on the device, and takes it up again when the page comes alive. */
function useKeptDraft({ typed, step, onResume, ...sending }: KeptDraftOptions) {
  const { phase, setPhase, identity, setIdentity } = sending;
  const [isResumed, setResumed] = useState(false);
  const [isKept, setKept] = useState(true);
  const resume = async (): Promise<void> => {
    const draft = await takeDraft();
    setKept(keepsDrafts());
    setIdentity(draft ?? { key: newKey(), openedAt: Date.now() });
    setPhase('filling');
    if (!draft) return;
    setResumed(true);
    onResume({ form: draft.form, entry: draft.entry }, draft.step);
  };
  useAtFirst(() => void resume());
  useEffect(() => {
    if (phase !== 'filling') return;
    if (isUntouched(typed.form)) forgetDraft(identity.key);
    else writeDraft({ ...typed, ...identity, step });
  }, [phase, typed, step, identity]);
  return { isResumed, isKept };
}

/** Runs once the page has come alive, also where React mounts twice. */
function useAtFirst(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
