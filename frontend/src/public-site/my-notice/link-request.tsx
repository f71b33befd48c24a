import { IconMailForward } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { requestOwnerLink } from '#common/calls/owner-access.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/messages/owner-access.js';
import { ownerLinkFaults } from '#common/rules/owner-link-form.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import { ApiError, postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { TrapField } from '../../features/trap-field/trap-field.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { TextField } from '../../ui/text-field.js';
import { useIsAlive } from '../../ui/use-is-alive.js';

interface LinkRequestProps {
  wasSent?: boolean;
  /** Why the link that was opened shows nothing. */
  problem?: string;
}

/** Asks for the links of an address by mail. */
export function LinkRequest({ wasSent = false, problem }: LinkRequestProps) {
  const [isSent, setSent] = useState(wasSent);
  return (
    <Card className="mx-auto max-w-xl p-5 tablet:p-8">
      {isSent ? (
        <Sent />
      ) : (
        <>
          {problem && (
            <p
              role="alert"
              className="mb-5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning"
            >
              {problem}
            </p>
          )}
          <p>Escribí el email con el que publicaste y te mandamos un enlace para cada uno de tus avisos.</p>
          <LinkForm onSent={() => setSent(true)} />
          <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
            ¿Ya no usás ese email? <TextLink to={paths.contactAbout('cambios')}>Escribinos</TextLink>.
          </p>
        </>
      )}
    </Card>
  );
}

/** Without JavaScript, or before hydration, the browser validates and submits the form itself. */
function LinkForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('');
  const [trap, setTrap] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [openedAt] = useState(() => performance.now());
  const isAlive = useIsAlive();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const [found] = ownerLinkFaults({ email })['email'] ?? [];
    setFault(found);
    setProblem('');
    if (found) return event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    setSending(true);
    const tiempo = Math.round(performance.now() - openedAt);
    postJson(requestOwnerLink, { email, sitioWeb: trap, tiempo }).then(onSent, (error: unknown) => {
      setSending(false);
      const [ofEmail] = (error instanceof ApiError && error.fieldErrors['email']) || [];
      setFault(ofEmail);
      if (!ofEmail) setProblem(failureText(error, MESSAGES));
    });
  };
  return (
    <form
      method="post"
      action={paths.myNotice}
      onSubmit={submit}
      noValidate={isAlive}
      className="mt-5 flex flex-col gap-5"
    >
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
      <TrapField value={trap} onChange={setTrap} />
      <div role="alert">
        {problem && (
          <p className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">{problem}</p>
        )}
      </div>
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconMailForward aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : 'Mandame el enlace'}
      </Button>
    </form>
  );
}

function Sent() {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <IconMailForward aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <h2 tabIndex={-1} ref={(title) => title?.focus()} className="text-2xl outline-none">
        {MESSAGES.requested}
      </h2>
      <p className="text-ink-soft">¿No lo ves? Fijate en el correo no deseado.</p>
    </div>
  );
}
