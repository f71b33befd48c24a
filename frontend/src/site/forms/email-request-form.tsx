import { IconBell, type Icon } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { emailFaults, type EmailTexts } from '#common/kernel/forms/email-request.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { ApiError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/link.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextField } from '../../ui/text-field.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { TrapField } from './trap-field.js';

/** The fields of every request for messages to an address. */
export interface EmailRequest {
  email: string;
  casillero: string;
}

interface EmailRequestFormProps {
  /** Path to which the browser submits the form. */
  action: string;
  send: (request: EmailRequest) => Promise<unknown>;
  onSent: () => void;
  texts: EmailTexts & { unreachable: string; failed: string };
  /** Before the link to the privacy notice: `Al pedir la alerta`. Without it there is no link, as in a form that stores nothing. */
  agreeing?: string;
  submit: string;
  icon?: Icon;
  /** Fields after the address. */
  children?: ReactNode;
}

/** Asks for messages to an address. Without JavaScript, or before hydration, the browser validates and submits the form itself. */
export function EmailRequestForm(props: EmailRequestFormProps) {
  const { action, agreeing, submit, icon: ButtonIcon = IconBell, children } = props;
  const { email, fault, problem, sending, trap, ...on } = useEmailRequest(props);
  const isHydrated = useIsHydrated();
  return (
    <form
      method="post"
      action={action}
      onSubmit={on.submit}
      noValidate={isHydrated}
      className="mt-5 flex flex-col gap-5"
    >
      <TextField
        label="Tu email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        isRequired
        required={!isHydrated}
        value={email}
        error={fault}
        onChange={({ target }) => on.type(target.value)}
      />
      {children}
      <TrapField value={trap} onChange={on.trapped} />
      <FormProblem problem={problem} />
      {agreeing && (
        <p className="text-sm text-ink-muted">
          {agreeing} aceptás cómo cuidamos tus{' '}
          <ExternalLink href={`${paths.terms}#datos-personales`}>datos personales</ExternalLink>.
        </p>
      )}
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<ButtonIcon aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : submit}
      </Button>
    </form>
  );
}

function useEmailRequest({ send, onSent, texts }: EmailRequestFormProps) {
  const [email, setEmail] = useState('');
  const [trap, setTrap] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const [found] = emailFaults(email, texts)['email'] ?? [];
    setFault(found);
    setProblem('');
    if (found) return event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    setSending(true);
    send({ email, casillero: trap }).then(onSent, (error: unknown) => {
      setSending(false);
      const [ofEmail] = (error instanceof ApiError && error.fieldErrors['email']) || [];
      setFault(ofEmail);
      if (!ofEmail) setProblem(failureText(error, texts));
    });
  };
  const type = (text: string): void => {
    setEmail(text);
    setFault(undefined);
  };
  return { email, fault, problem, sending, trap, submit, type, trapped: setTrap };
}
