import { IconBell } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { requestAlert } from '#common/calls/alerts.js';
import { ALERT_MESSAGES } from '#common/messages/alerts.js';
import { alertFaults } from '#common/rules/alert-form.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { AlertFrequency } from '#common/wire/alerts.js';
import { ApiError, postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { TrapField } from '../../features/trap-field/trap-field.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/link.js';
import { RadioGroup, type Choice } from '../../ui/choices.js';
import { TextField } from '../../ui/text-field.js';
import { useIsAlive } from '../../ui/use-is-alive.js';

const FREQUENCIES: readonly Choice<AlertFrequency>[] = [
  { value: 'enseguida', label: 'Enseguida' },
  { value: 'diaria', label: 'Una vez por día' },
];

interface AlertFormProps {
  search: string;
  /** There is nothing to choose. */
  atOnce?: boolean;
  onSent: () => void;
}

/** Address and frequency. Without JavaScript, or before hydration, the browser validates and submits the form itself. */
export function AlertForm({ search, atOnce = false, onSent }: AlertFormProps) {
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<AlertFrequency>('enseguida');
  const [trap, setTrap] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [openedAt] = useState(() => performance.now());
  const isAlive = useIsAlive();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const [found] = alertFaults({ email })['email'] ?? [];
    setFault(found);
    setProblem('');
    if (found) return event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    setSending(true);
    const tiempo = Math.round(performance.now() - openedAt);
    postJson(requestAlert, {
      email,
      busqueda: search,
      frecuencia: frequency,
      sitioWeb: trap,
      tiempo,
    }).then(onSent, (error: unknown) => {
      setSending(false);
      const [ofEmail] = (error instanceof ApiError && error.fieldErrors['email']) || [];
      setFault(ofEmail);
      if (!ofEmail) setProblem(failureText(error, ALERT_MESSAGES));
    });
  };
  return (
    <form
      method="post"
      action={paths.alert}
      onSubmit={submit}
      noValidate={isAlive}
      className="mt-5 flex flex-col gap-5"
    >
      <input type="hidden" name="busqueda" value={search} />
      <TextField
        label="Tu email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        isRequired
        required={!isAlive}
        value={email}
        error={fault}
        onChange={({ target }) => {
          setEmail(target.value);
          setFault(undefined);
        }}
      />
      {atOnce ? (
        <input type="hidden" name="frecuencia" value="enseguida" />
      ) : (
        <RadioGroup
          legend="¿Cada cuánto?"
          name="frecuencia"
          value={frequency}
          choices={FREQUENCIES}
          onChange={setFrequency}
        />
      )}
      <TrapField value={trap} onChange={setTrap} />
      <div role="alert">
        {problem && (
          <p className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">{problem}</p>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        Al pedir la alerta aceptás cómo cuidamos tus{' '}
        <ExternalLink href={`${paths.terms}#datos-personales`}>datos personales</ExternalLink>.
      </p>
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconBell aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : 'Avisame'}
      </Button>
    </form>
  );
}
