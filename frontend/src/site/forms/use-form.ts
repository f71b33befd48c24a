import { useState, type FormEvent } from 'react';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { ApiError } from '../../app/api.js';
import { failureText, type FailureTexts } from '../../app/failure-text.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { focusFault } from './focus-fault.js';

interface FormOptions<Fields> {
  /** Path to which the browser submits the form without JavaScript, or before hydration; it validates it then, too. */
  action: string;
  initial: Fields;
  faultsOf: (fields: Fields) => FieldErrors;
  send: (fields: Fields) => Promise<unknown>;
  texts: FailureTexts;
}

/** Fields, faults and sending of a form that also works without JavaScript. */
export function useForm<Fields extends object>({
  action,
  initial,
  faultsOf,
  send,
  texts,
}: FormOptions<Fields>) {
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  type Name = keyof Fields & string;
  const errorOf = (name: Name): string | undefined => errors[name]?.[0];
  const set = (name: Name, value: Fields[Name]): void => {
    setFields({ ...fields, [name]: value });
    setErrors({ ...errors, [name]: [] });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const refuse = (faults: FieldErrors): void => {
      setErrors(faults);
      focusFault(form, faults);
    };
    const faults = faultsOf(fields);
    refuse(faults);
    setProblem('');
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    send(fields)
      .catch((error: unknown) => {
        setProblem(failureText(error, texts));
        if (error instanceof ApiError) refuse(error.fieldErrors);
      })
      .finally(() => setSending(false));
  };
  /** Props of a text field. */
  const text = <Field extends Name>(name: Field, { isRequired = true } = {}) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    isRequired,
    required: isRequired && !isHydrated,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Fields[Field]),
  });
  return {
    form: { method: 'post', action, onSubmit, noValidate: isHydrated } as const,
    fields,
    problem,
    sending,
    errorOf,
    set,
    text,
  };
}
