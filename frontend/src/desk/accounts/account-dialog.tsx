import { useState } from 'react';
import {
  changeAccount,
  listAccounts,
  type AccountChangeRequest,
  type AccountWire,
} from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/checkbox.js';
import { RadioGroup } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { AccountName, ROLE_CHOICES } from './account-parts.js';

interface ChangeDialogProps {
  account: AccountWire | undefined;
  onClose: () => void;
}

/** Changes the role of an account, or disables it. */
export function ChangeDialog({ account, onClose }: ChangeDialogProps) {
  return (
    <Dialog open={account !== undefined} onClose={onClose} title="Modificar la cuenta">
      {account && <ChangeForm account={account} onDone={onClose} />}
    </Dialog>
  );
}

function ChangeForm({ account, onDone }: { account: AccountWire; onDone: () => void }) {
  const wasActive = account.estado !== 'desactivada';
  const [rol, setRol] = useState(account.rol);
  const [activa, setActiva] = useState(wasActive);
  const change = useAction({
    call: (asked: AccountChangeRequest) => postAdmin(changeAccount, asked),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listAccounts],
    onDone,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.run({ idCuenta: account.idCuenta, rol, activa });
      }}
      className="flex flex-col gap-5"
    >
      <p className="font-semibold">
        <AccountName account={account} />
      </p>
      <RadioGroup legend="Rol" look="cards" value={rol} choices={ROLE_CHOICES} onChange={setRol} />
      <div>
        <Checkbox
          data-autofocus
          label="Puede ingresar"
          checked={activa}
          onChange={({ target }) => setActiva(target.checked)}
        />
        <output className="block min-h-6 text-sm text-ink-muted">
          {wasActive &&
            !activa &&
            'Sus sesiones se cierran en el acto. Podés volver a activarla cuando quieras.'}
        </output>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
        <Button submit busy={change.busy} disabled={rol === account.rol && activa === wasActive}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
