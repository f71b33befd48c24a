import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { viewOptions } from '#common/site/options/option-calls.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { ApiError } from '../../app/api.js';
import { isOf } from '../data/queries-of.js';
import { useAction } from '../data/use-action.js';
import { useFocusOnFault } from '../frame/use-focus-on-fault.js';

interface OptionForm<Form> {
  empty: Form;
  faultsOf: (form: Form, now: Date) => FieldErrors;
  send: (form: Form) => Promise<{ message: string }>;
}

/** A form of the settings: its faults, of which the first gets the focus, its sending, and empty again once it is stored. */
export function useOptionForm<Form extends object>({ empty, faultsOf, send }: OptionForm<Form>) {
  const [form, setForm] = useState(empty);
  const [faults, setFaults] = useState<FieldErrors>({});
  const queries = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  useFocusOnFault(place, faults);
  const saving = useAction({
    call: send,
    done: ({ message }) => message,
    refreshes: [viewOptions],
    onDone: () => setForm(empty),
    onFail: (error) => {
      const found = error instanceof ApiError ? error.fieldErrors : {};
      setFaults(found);
      // What it contradicts may have been written since this screen was loaded.
      void queries.invalidateQueries({ predicate: isOf([viewOptions]) });
      return Object.keys(found).length > 0;
    },
  });
  return {
    place,
    form,
    busy: saving.busy,
    faultOf: (field: keyof Form & string) => faults[field]?.[0],
    set: (changes: Partial<Form>) => {
      setFaults({});
      setForm({ ...form, ...changes });
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const found = faultsOf(form, new Date());
      setFaults(found);
      if (Object.keys(found).length === 0) saving.run(form);
    },
  };
}
