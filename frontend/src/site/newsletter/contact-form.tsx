import { IconSend } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { sendMessage } from '#common/newsletter/support/support-calls.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { contactFaults } from '#common/newsletter/support/contact-form.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import type { ContactRequest } from '#common/newsletter/support/support-shapes.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { ApiError, postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { TrapField, pageAge } from '../forms/trap-field.js';
import { Button } from '../../ui/button.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';

interface ContactFormProps {
  /** Initial text of the message. */
  message: string;
  onSent: () => void;
}

type Fields = Required<Omit<ContactRequest, 'tiempo'>>;

/** Name, e-mail and message, all required. Without JavaScript, or before hydration, the browser validates and submits the form itself. */
export function ContactForm({ message, onSent }: ContactFormProps) {
  const [fields, setFields] = useState<Fields>({
    nombreCompleto: '',
    email: '',
    mensaje: message,
    casillero: '',
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: errors[name]?.[0],
    required: !isHydrated,
    onChange: ({ target }: { target: { value: string } }) => {
      setFields({ ...fields, [name]: target.value });
      setErrors({ ...errors, [name]: [] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const faults = contactFaults(fields);
    setErrors(faults);
    setProblem('');
    const [first] = Object.keys(faults);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setSending(true);
    const request: ContactRequest = { ...fields, tiempo: pageAge() };
    postJson(sendMessage, request).then(onSent, (error: unknown) => {
      setSending(false);
      setProblem(failureText(error, CONTACT_MESSAGES));
      if (error instanceof ApiError) setErrors(error.fieldErrors);
    });
  };
  return (
    <form
      method="post"
      action={paths.contact}
      onSubmit={submit}
      noValidate={isHydrated}
      className="flex max-w-xl flex-col gap-4"
    >
      <TextField
        label="Nombre completo"
        autoComplete="name"
        maxLength={LENGTHS.name}
        isRequired
        {...field('nombreCompleto')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        isRequired
        {...field('email')}
      />
      <TextArea
        label="Mensaje"
        rows={7}
        maxLength={LENGTHS.message}
        count={fields.mensaje.length}
        isRequired
        {...field('mensaje')}
      />
      <TrapField value={fields.casillero} onChange={(casillero) => setFields({ ...fields, casillero })} />
      <FormProblem problem={problem} />
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconSend aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : 'Enviar mensaje'}
      </Button>
    </form>
  );
}
