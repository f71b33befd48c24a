import { IconMailPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { inviteAccount, listAccounts } from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { ROLE_CHOICES } from './account-parts.js';

/** Invites a person to the back office by mail. */
export function InvitationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Invitar a alguien">
      <InvitationForm onDone={onClose} />
    </Dialog>
  );
}

function InvitationForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [nombre, setNombre] = useState('');
  const [rol, setRol] = useState<Role>('editor');
  const [fault, setFault] = useState('');
  const invitation = useAction({
    call: (asked: { email: string; nombre: string; rol: Role }) => postAdmin(inviteAccount, asked),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listAccounts],
    onDone,
    onFail: (error) => {
      setFault(failureText(error, ACCOUNT_MESSAGES));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isEmail(email.trim())) return invitation.run({ email: email.trim(), nombre: nombre.trim(), rol });
    setFault(ACCOUNT_MESSAGES.notAnEmail);
    event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        maxLength={LENGTHS.email}
        value={email}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setEmail(target.value);
        }}
      />
      <TextField
        label="Nombre (opcional)"
        name="nombre"
        autoComplete="off"
        hint="Lo ven las demás cuentas. La persona puede cambiarlo en Mi cuenta."
        maxLength={LENGTHS.name}
        value={nombre}
        onChange={({ target }) => setNombre(target.value)}
      />
      <RadioGroup legend="Rol" look="cards" value={rol} choices={ROLE_CHOICES} onChange={setRol} />
      <p className="text-sm text-ink-muted">
        Va a recibir un enlace para elegir su contraseña, que sirve durante 3 días.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
        <Button submit busy={invitation.busy} icon={<IconMailPlus aria-hidden="true" className="size-5" />}>
          Invitar
        </Button>
      </div>
    </form>
  );
}
