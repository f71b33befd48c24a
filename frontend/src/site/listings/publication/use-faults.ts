import { useState } from 'react';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { stepFaults, type FormFault } from '#common/listings/publication/publication-form.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';

/**
 * Faults to show: those that an attempt at the step has found, those of fields that lost focus, and the server's. Values that are missing count once
 * the step was attempted. A field that appears later is not shown as a fault before it was touched.
 */
export function useFaults(form: PublicationRequest, step: WizardStep) {
  const [tried, setTried] = useState<Partial<Record<WizardStep, readonly string[]>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [fromServer, setFromServer] = useState<readonly FormFault[]>([]);
  const [attempts, setAttempts] = useState(0);
  const own = stepFaults(form, step);
  const shownFaults = [
    ...own.filter(
      ({ field, missing }) =>
        tried[step]?.includes(field) || (left.includes(field) && (!missing || tried[step])),
    ),
    ...fromServer.filter((fault) => fault.step === step && !own.some(({ field }) => field === fault.field)),
  ];
  const showAll = (of: WizardStep): void => {
    const found = stepFaults(form, of).map(({ field }) => field);
    setTried((steps) => ({ ...steps, [of]: found }));
    setAttempts((count) => count + 1);
  };
  return {
    shownFaults,
    wasRefused: tried[step] !== undefined || fromServer.some((fault) => fault.step === step),
    attempts,
    showAll,
    check: () => {
      if (own.length === 0) return true;
      showAll(step);
      return false;
    },
    leave: (field: string) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    forgive: (...fields: string[]) =>
      setFromServer((faults) =>
        faults.filter(({ field }) => !fields.some((changed) => field.startsWith(changed))),
      ),
    /** The first step with a server fault. */
    takeFromServer: (faults: readonly FormFault[]): WizardStep | undefined => {
      const inOrder = faults.toSorted((a, b) => a.step - b.step);
      setFromServer(inOrder);
      if (inOrder.length > 0) setAttempts((count) => count + 1);
      return inOrder[0]?.step;
    },
    clear: () => {
      setTried({});
      setLeft([]);
      setFromServer([]);
      setAttempts(0);
    },
  };
}
