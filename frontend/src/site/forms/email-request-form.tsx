import { IconBell, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { emailFaults, type EmailTexts } from '#common/kernel/forms/email-request.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/link.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextField } from '../../ui/text-field.js';
import { TrapField } from './trap-field.js';
import { useForm } from './use-form.js';

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

/** Asks for messages to an address. */
export function EmailRequestForm(props: EmailRequestFormProps) {
  const { action, send, onSent, texts, agreeing, submit, icon: ButtonIcon = IconBell, children } = props;
  const { form, fields, problem, sending, errorOf, set, text } = useForm({
    action,
    initial: { email: '', casillero: '' },
    faultsOf: ({ email }) => emailFaults(email, texts),
    send: (sent) => send(sent).then(onSent),
    texts,
  });
  return (
    <form {...form} className="mt-5 flex flex-col gap-5">
      <TextField
        label="Tu email"
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        {...text('email')}
      />
      {children}
      <TrapField value={fields.casillero} onChange={(casillero) => set('casillero', casillero)} />
      <FormProblem problem={errorOf('email') ? '' : problem} />
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
