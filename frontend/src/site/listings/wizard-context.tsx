import { createContext, useContext } from 'react';
import { PUBLICATION_FIELDS } from '#common/listings/publication/publication-fields.js';
import type { Wizard } from './publication/use-wizard.js';
import { valueOf, type FieldName, type FieldValue } from './publication/publication-state.js';

const WizardContext = createContext<Wizard | null>(null);

export const WizardProvider = WizardContext.Provider;

export function useWizardContext(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('No WizardProvider above this component');
  return wizard;
}

interface FieldBinding {
  label: string;
  isRequired: boolean;
  error: string | undefined;
  name: string;
  'data-campo': string;
  onBlur: () => void;
}

/**
 * A form field by its path; label, requirement and fault come from the shared rules.
 * @throws RangeError for a field without a rule
 */
export function useField(field: FieldName): {
  value: FieldValue;
  set: (value: FieldValue) => void;
  bind: FieldBinding;
} {
  const { form, set, leave, shownFaults } = useWizardContext();
  const rule = PUBLICATION_FIELDS.find((entry) => entry.field === field);
  if (!rule) throw new RangeError(`No rule for ${field}`);
  return {
    value: valueOf(form, field),
    set: (value) => set(field, value),
    bind: {
      label: rule.label,
      isRequired: rule.required(form),
      error: shownFaults.find((fault) => fault.field === field)?.message,
      name: field,
      'data-campo': field,
      onBlur: () => leave(field),
    },
  };
}

/** Whether all previous fields are filled in, so that the field is shown; after a refused attempt all are. */
export function useReveal(): (...before: FieldName[]) => boolean {
  const { form, wasRefused } = useWizardContext();
  return (...before) => wasRefused || before.every((field) => valueOf(form, field) !== '');
}
