import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { secondStep, type SecondStepKind } from '#common/accounts/session-calls.js';
import { PASSKEY_MESSAGES, SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { postJson, readError } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { canUsePasskeys } from '../../session/passkey-prompt.js';
import { PasskeyLogin } from './passkey-login.js';

interface SecondStepFormProps {
  /** Kinds of second steps of the account. */
  kinds: readonly SecondStepKind[];
  onDone: () => void;
  /** The wait is over, or the person wants another account. */
  onBack: () => void;
}

/** Asks for a passkey, a code of the app or a recovery code, as the account has them. */
export function SecondStepForm({ kinds, onDone, onBack }: SecondStepFormProps) {
  const area = useRef<HTMLDivElement>(null);
  // The form of the password, which had the focus, is gone; the field of a code takes it over.
  useEffect(() => {
    if (!kinds.includes('codigo')) area.current?.querySelector('button')?.focus();
  }, [kinds]);
  return (
    <div ref={area} className="flex flex-col gap-4">
      {kinds.includes('clave') && !canUsePasskeys() && (
        <p role="alert" className="text-ink-soft">
          {PASSKEY_MESSAGES.unsupported}
        </p>
      )}
      {kinds.includes('clave') && <PasskeyLogin segundoPaso onDone={onDone} />}
      {kinds.includes('codigo') && <CodeForm onDone={onDone} onBack={onBack} />}
      <Button variant="quiet" onClick={onBack}>
        Volver a empezar
      </Button>
    </div>
  );
}

function CodeForm({ onDone, onBack }: Pick<SecondStepFormProps, 'onDone' | 'onBack'>) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=codigo]')?.focus(), []);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => postJson(secondStep, { codigo: code }),
    onSuccess: onDone,
    onError: (error) => {
      if (readError(error).message === SECOND_FACTOR_MESSAGES.over) onBack();
      setFault(failureText(error, { unreachable: LOGIN_MESSAGES.unreachable, failed: refusal }));
      form.current?.querySelector<HTMLElement>('[name=codigo]')?.focus();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || isSuccess) return;
    if (code.trim()) mutate();
    else setFault('Escribí el código.');
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Código"
        name="codigo"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        hint="El de 6 números de tu aplicación, o uno de recuperación."
        value={code}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setCode(target.value);
        }}
      />
      <Button submit size="lg" wide busy={isPending || isSuccess}>
        Ingresar
      </Button>
      <output className="-mb-3 block min-h-6 text-center font-semibold text-success">
        {isSuccess && LOGIN_MESSAGES.success}
      </output>
    </form>
  );
}

function refusal(message: string, status: number): string {
  return message || LOGIN_MESSAGES.http(status);
}
