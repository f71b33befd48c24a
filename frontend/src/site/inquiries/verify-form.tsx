import { IconShieldSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { verifyListing } from '#common/inquiries/inquiry-calls.js';
import { VERIFICATION_MESSAGES as MESSAGES } from '#common/inquiries/verification-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { verificationFaults } from '#common/inquiries/verification-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { ApiError, postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextField } from '../../ui/text-field.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';

/** Code and phone, and the answer below. Without JavaScript the form leads to a page with the answer. */
export function VerifyForm({ code }: { code: string }) {
  const [fields, setFields] = useState({ codigo: code.slice(0, LENGTHS.code), telefono: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [matches, setMatches] = useState<boolean>();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: errors[name]?.[0],
    required: !isHydrated,
    isRequired: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setFields({ ...fields, [name]: target.value });
      setErrors({ ...errors, [name]: [] });
      setMatches(undefined);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const faults = verificationFaults(fields);
    setErrors(faults);
    setProblem('');
    setMatches(undefined);
    const [first] = Object.keys(faults);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setSending(true);
    postJson(verifyListing, fields)
      .then(({ coincide }) => setMatches(coincide))
      .catch((error: unknown) => {
        setProblem(failureText(error, MESSAGES));
        if (error instanceof ApiError) setErrors(error.fieldErrors);
      })
      .finally(() => setSending(false));
  };
  return (
    <form
      method="post"
      action={paths.verify}
      onSubmit={submit}
      noValidate={isHydrated}
      className="flex flex-col gap-5"
    >
      <TextField label="Código del aviso" maxLength={LENGTHS.code} {...field('codigo')} />
      <TextField
        label="Teléfono"
        type="tel"
        hint="El que te dio quien te ofrece la propiedad, con la característica."
        maxLength={LENGTHS.phone}
        {...field('telefono')}
      />
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconShieldSearch aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Verificando...' : 'Verificar'}
      </Button>
      <FormProblem problem={problem}>{matches !== undefined && <Answer matches={matches} />}</FormProblem>
    </form>
  );
}

function Answer({ matches }: { matches: boolean }) {
  return (
    <div
      className={`rounded-field px-4 py-3 ${matches ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'}`}
    >
      <p className="font-semibold">{matches ? MESSAGES.matches : MESSAGES.differs}</p>
      <p>{matches ? MESSAGES.matchesToo : MESSAGES.differsToo}</p>
    </div>
  );
}
