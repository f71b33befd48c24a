import { useEffect, useRef, useState } from 'react';
import { isPlan, type Plan } from '#common/contracts/plans.js';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { publicationFaults, type FormFault } from '#common/listings/publication/publication-form.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import {
  EMPTY_PRICE,
  emptyPublication,
  isUntouched,
  withField,
  withPlan,
  type FieldName,
  type FieldValue,
  type PriceEntry,
} from './publication-state.js';
import { forgetDraft, takeDraft, writeDraft } from './publication-draft.js';
import { makeKey } from '../../../app/make-key.js';
import { pageAge } from '../../forms/trap-field.js';
import type { PriceWay } from '../../../pricing/price-ways.js';
import { SENT_NOTICE, type SentNotice } from './sent-notice.js';
import type { sendForm, SendError } from './send-publication.js';
import { useFaults } from './use-faults.js';
import { useSteps } from './use-steps.js';

type Phase = 'loading' | 'filling' | 'sending' | 'done';

interface Typed {
  form: PublicationRequest;
  entry: PriceEntry;
  /** How rental prices are entered. */
  way: PriceWay;
}

const NOTHING: Typed = { form: emptyPublication(), entry: EMPTY_PRICE, way: 'planilla' };
const UNSENT: SentNotice = { message: '', pass: '' };

/** State and actions of the wizard. */
export interface Wizard extends Typed {
  phase: Phase;
  step: WizardStep;
  /** Whether a draft of an earlier visit was found. */
  isResumed: boolean;
  /** Whether what was typed last is stored. */
  isStored: boolean;
  isUntouched: boolean;
  /** What was received. */
  sent: SentNotice;
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
  setWay: (way: PriceWay) => void;
  /** On blur: shows the fault of an invalid value, not of an empty one. */
  leave: (field: string) => void;
  /** Shows the faults of this step; true if there are none. */
  check: () => boolean;
  /** @param aim beginning of the path of the field that gets the focus, such as `inmueble.superficie` */
  goTo: (step: WizardStep, aim?: string) => void;
  /** As the step was opened with. */
  aim: string | undefined;
  back: () => void;
  /** Sends the form by the function that came with the last step; `trap` is the value of the honeypot field. */
  send: (trap: string, sendWith: typeof sendForm) => void;
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
    isReturn: steps.isReturn,
    onResume: ({ form, entry, way }, at) => {
      setTyped({ form, entry, way });
      if (steps.step !== at) steps.showInstead(at);
    },
    onPlan: (plan) => change((form) => withPlan(form, plan)),
  });
  const { phase, sent, sendError, proving, send, startAgain } = sending;
  const { shownFaults, wasRefused, attempts, leave, check } = faults;
  return {
    ...typed,
    phase,
    sent,
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
    setWay: (way) => setTyped((now) => ({ ...now, way })),
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
  const [sent, setSent] = useState(UNSENT);
  const [sendError, setSendError] = useState<SendError | null>(null);
  const [proving, setProving] = useState<number | null>(null);
  /** Idempotency key of this notice, until it is accepted. */
  const [key, setKey] = useState('');

  const startAgain = (): void => {
    forgetDraft(key);
    SENT_NOTICE.forget();
    setKey(makeKey());
    clear();
    setSendError(null);
    setPhase('filling');
  };
  const thank = (notice: SentNotice): void => {
    setSent(notice);
    setPhase('done');
  };
  const goToFault = (at: WizardStep | undefined): void => {
    if (at && at !== step) goTo(at);
  };
  const send = async (trap: string, sendWith: typeof sendForm): Promise<void> => {
    const [first] = publicationFaults(typed.form);
    if (first) {
      faults.showAll(first.step);
      return goToFault(first.step);
    }
    setPhase('sending');
    setSendError(null);
    const traps = { casillero: trap, tiempo: pageAge() };
    const answer = await sendWith({ ...typed.form, ...traps }, { key, onProgress: setProving });
    setProving(null);
    if ('message' in answer) {
      startAgain();
      if (answer.pass) SENT_NOTICE.write(answer);
      thank(answer);
      return;
    }
    setPhase('filling');
    setSendError(answer);
    goToFault(faults.takeFromServer(answer.faults));
  };
  return {
    phase,
    setPhase,
    sent,
    thank,
    sendError,
    proving,
    key,
    setKey,
    startAgain,
    send: (...request: Parameters<typeof send>) => void send(...request),
  };
}

interface StoredDraftOptions extends Pick<
  ReturnType<typeof useSending>,
  'phase' | 'setPhase' | 'key' | 'setKey' | 'thank'
> {
  typed: Typed;
  step: WizardStep;
  /** Whether the form was shown in this history entry before. */
  isReturn: boolean;
  onResume: (typed: Typed, step: WizardStep) => void;
  /** With the plan that the address names: `#alqfotdest`. */
  onPlan: (plan: Plan) => void;
}

/** Stores the input on the device, and restores it after hydration. */
function useStoredDraft({ typed, step, isReturn, onResume, onPlan, ...sending }: StoredDraftOptions) {
  const { phase, setPhase, key, setKey, thank } = sending;
  const [isResumed, setResumed] = useState(false);
  const [isStored, setStored] = useState(true);
  const resume = async (): Promise<void> => {
    const notice = isReturn ? SENT_NOTICE.read() : undefined;
    if (notice) return thank(notice);
    const draft = await takeDraft();
    setKey(draft?.key ?? makeKey());
    setPhase('filling');
    if (draft) {
      setResumed(true);
      onResume(draft, draft.step);
    }
    const named = window.location.hash.slice(1);
    if (isPlan(named)) onPlan(named);
  };
  useAtFirst(() => void resume());
  useEffect(() => {
    if (phase !== 'filling') return;
    if (isUntouched(typed.form)) forgetDraft(key);
    else {
      SENT_NOTICE.forget();
      void writeDraft({ ...typed, key, step }).then(setStored);
    }
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
