import { useEffect, useEffectEvent, useRef } from 'react';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { useLocation, useNavigate } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { readStep } from './publication-draft.js';

/** Wizard state in a history entry. */
interface StepState {
  paso?: unknown;
  /** Steps of the preceding entries, oldest first. */
  antes?: unknown;
  /** Beginning of the path of the field that the step was opened for. */
  campo?: unknown;
}

interface Steps {
  step: WizardStep;
  /** Beginning of the path of the field that the step was opened for. */
  aim: string | undefined;
  /** Whether the form was shown in this history entry before. */
  isReturn: boolean;
  /** Adds a history entry for the step, so that the Back button returns to the previous step. */
  goTo: (step: WizardStep, aim?: string) => void;
  /** Changes the step of the current entry. */
  showInstead: (step: WizardStep) => void;
  back: () => void;
  /** Returns to the first entry of the form and shows step 1, so that the Back button leaves the form of a sent notice. */
  startAgain: () => void;
}

/** The current step, stored in the history entry. */
export function useSteps(): Steps {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const { paso, antes, campo } = (state ?? {}) as StepState;
  const step = readStep(paso) ?? 1;
  const before = readSteps(antes);
  const show = (
    to: WizardStep,
    options: { antes: WizardStep[]; replace: boolean; aim?: string | undefined },
  ): void =>
    navigate(paths.publish, {
      state: { paso: to, antes: options.antes, campo: options.aim },
      replace: options.replace,
      preventScrollReset: true,
    });
  const showInstead = (to: WizardStep): void => show(to, { antes: before, replace: true });
  const restarts = useRef(false);
  const arrive = useEffectEvent(() => {
    if (!restarts.current || before.length > 0) return;
    restarts.current = false;
    showInstead(1);
  });
  useEffect(() => arrive(), [key]);
  return {
    step,
    aim: typeof campo === 'string' ? campo : undefined,
    goTo: (to, aim) => show(to, { antes: [...before, step], replace: false, aim }),
    isReturn: readStep(paso) !== undefined,
    showInstead,
    back: () => {
      const previous = readStep(step - 1);
      if (previous && before.at(-1) === previous) navigate(-1);
      else if (previous) showInstead(previous);
    },
    startAgain: () => {
      // Of the present entry: the Back button may have been pressed while the notice was sent.
      const { antes: now } = (window.history.state?.usr ?? {}) as StepState;
      const passed = readSteps(now).length;
      if (passed === 0) return showInstead(1);
      restarts.current = true;
      navigate(-passed);
    },
  };
}

function readSteps(value: unknown): WizardStep[] {
  return Array.isArray(value) ? value.flatMap((step) => readStep(step) ?? []) : [];
}
