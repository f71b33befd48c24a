import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { requestReset } from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { postJson } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { TextLink } from '../../../ui/link.js';
import { TextField } from '../../../ui/text-field.js';
import { adminPaths } from '../../admin-paths.js';
import { useTitle } from '../../frame/use-title.js';
import { OutsideFrame } from './outside-frame.js';

/** Asks for a link by mail to choose another password. */
export function Screen() {
  useTitle('Olvidé mi contraseña');
  return (
    <OutsideFrame title="Olvidé mi contraseña">
      <ForgottenForm />
      <p className="mt-5 text-center">
        <TextLink to={adminPaths.login}>Volver a ingresar</TextLink>
      </p>
    </OutsideFrame>
  );
}

function ForgottenForm() {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => postJson(requestReset, { email: email.trim() }),
    onError: (error) => setFault(failureText(error, ACCOUNT_MESSAGES)),
  });
  if (data) return <output className="mt-3 block font-semibold text-success">{data.message}</output>;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    if (isEmail(email.trim())) return mutate();
    setFault(ACCOUNT_MESSAGES.notAnEmail);
    event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="mb-2 text-ink-muted">Te mandamos un enlace para elegir otra.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        isRequired
        maxLength={LENGTHS.email}
        value={email}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setEmail(target.value);
        }}
      />
      <Button submit size="lg" wide busy={isPending}>
        Mandarme el enlace
      </Button>
    </form>
  );
}
