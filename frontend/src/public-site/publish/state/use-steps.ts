import { useEffect, useEffectEvent, useRef } from 'react';
import type { WizardStep } from '#common/rules/publication-fields.js';
import { useLocation, useNavigate } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { readStep } from './publication-draft.js';

/** What an entry of the history knows of the form. */
interface StepState {
  paso?: unknown;
  /** The steps that the entries before this one show, oldest first. */
  antes?: unknown;
}

interface Steps {
  step: WizardStep;
  /** A step of its own in the history, so that the phone's own back key leads to the step before. */
  goTo: (step: WizardStep) => void;
  /** The same entry of the history now shows that step. */
  showInstead: (step: WizardStep) => void;
  back: () => void;
  /** Back to where the form was entered, so that nobody has to walk back through the steps of a notice that is sent. */
  startAgain: () => void;
}

/** The step that shows, kept with the entry of the history. */
export function useSteps(): Steps {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const { paso, antes } = (state ?? {}) as StepState;
  const step = readStep(paso) ?? 1;
  const before = readSteps(antes);
  const show = (to: WizardStep, options: { antes: WizardStep[]; replace: boolean }): void =>
    navigate(paths.publish, {
      state: { paso: to, antes: options.antes },
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
    goTo: (to) => show(to, { antes: [...before, step], replace: false }),
    showInstead,
    back: () => {
      const previous = readStep(step - 1);
      if (previous && before.at(-1) === previous) navigate(-1);
      else if (previous) showInstead(previous);
    },
    startAgain: () => {
      if (before.length === 0) return showInstead(1);
      restarts.current = true;
      navigate(-before.length);
    },
  };
}

function readSteps(value: unknown): WizardStep[] {
  return Array.isArray(value) ? value.flatMap((step) => readStep(step) ?? []) : [];
}
