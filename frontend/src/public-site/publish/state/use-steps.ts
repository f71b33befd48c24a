import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardStep } from '#common/rules/publication-fields.js';
import { paths } from '../../../app/paths.js';
import { readStep } from './publication-draft.js';

interface StepState {
  paso?: unknown;
  /** Whether the entry before this one in the history is a step as well. */
  seguido?: unknown;
}

interface Steps {
  step: WizardStep;
  /** A step of its own in the history, so that the phone's own back key leads to the step before. */
  goTo: (step: WizardStep) => void;
  /** The same entry of the history now shows that step. */
  showInstead: (step: WizardStep) => void;
  back: () => void;
}

/** The step that shows, kept with the entry of the history. */
export function useSteps(): Steps {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { paso, seguido } = (state ?? {}) as StepState;
  const step = readStep(paso) ?? 1;
  const show = (to: WizardStep, replace: boolean): void =>
    void navigate(paths.publish, {
      state: { paso: to, seguido: replace ? seguido : true },
      replace,
      preventScrollReset: true,
    });
  return {
    step,
    goTo: (to) => show(to, false),
    showInstead: (to) => show(to, true),
    back: () => {
      const before = readStep(step - 1);
      if (seguido === true) void navigate(-1);
      else if (before) show(before, true);
    },
  };
}
