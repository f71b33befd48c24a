import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { confirmPassword } from '#common/accounts/own-account-calls.js';
import { askPasskeyConfirmation, confirmByPasskey, listPasskeys } from '#common/accounts/passkey-calls.js';
import { ACCOUNT_MESSAGES, PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import { failureText } from '../../../app/failure-text.js';
import { apiQuery } from '../../../app/queries.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { answerConfirmation, useIsAsked } from '../../session/confirmation.js';
import { useMyAccount } from '../../session/my-account.js';
import { canUsePasskeys, presentPasskey } from '../../session/passkey-prompt.js';

/** Asks for the password or a passkey again when a call requires it; the call is then repeated. */
export function ConfirmationDialog() {
  const isAsked = useIsAsked();
  return (
    <Dialog open={isAsked} onClose={() => answerConfirmation(false)} title="Confirmá tu contraseña">
      <ConfirmationForm />
    </Dialog>
  );
}

function ConfirmationForm() {
  const email = useMyAccount()?.email ?? '';
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => postAdmin(confirmPassword, { clave: password }),
    onSuccess: () => answerConfirmation(true),
    onError: (error) => setFault(failureText(error, ACCOUNT_MESSAGES)),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    if (password) return mutate();
    setFault('Escribí tu contraseña.');
    event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>Para esto hace falta que la hayas escrito hace menos de 15 minutos.</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        data-autofocus
        value={password}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setPassword(target.value);
        }}
      />
      <ByPasskey onFault={setFault} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => answerConfirmation(false)}>
          Cancelar
        </Button>
        <Button submit busy={isPending}>
          Confirmar
        </Button>
      </div>
    </form>
  );
}

/** The same by a passkey, for accounts that have one. */
function ByPasskey({ onFault }: { onFault: (text: string) => void }) {
  const { data } = useQuery({ ...apiQuery(listPasskeys), enabled: canUsePasskeys() });
  const { mutate, isPending } = useMutation({
    mutationFn: confirm,
    onSuccess: (isConfirmed) =>
      isConfirmed ? answerConfirmation(true) : onFault(PASSKEY_MESSAGES.cancelled),
    onError: (error) => onFault(failureText(error, ACCOUNT_MESSAGES)),
  });
  if (!data?.claves.length) return null;
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      Usar una clave de acceso
    </Button>
  );
}

/** Whether the person chose a passkey. */
async function confirm(): Promise<boolean> {
  const { opciones } = await postAdmin(askPasskeyConfirmation, {});
  const credencial = await presentPasskey(opciones);
  if (credencial === undefined) return false;
  await postAdmin(confirmByPasskey, { credencial });
  return true;
}
