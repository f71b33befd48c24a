import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { confirmPassword } from '#common/calls/own-account.js';
import { ACCOUNT_MESSAGES } from '#common/messages/accounts.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { answerConfirmation, useIsAsked } from './confirmation.js';
import { useMyAccount } from './my-account.js';

/** Asks for the password again before a call that requires it, and lets the call go on. */
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
