import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listAccounts } from '#common/accounts/account-calls.js';
import { changeOwnName, viewOwnName } from '#common/accounts/own-account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { apiQuery } from '../../../app/queries.js';
import { Button } from '../../../ui/button.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { TextField } from '../../../ui/text-field.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';

/** The name by which colleagues see the own account. */
export function OwnName() {
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(viewOwnName), staleTime: 0 });
  if (error && !data)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return <NameForm known={data.nombre} />;
}

function NameForm({ known }: { known: string }) {
  const [typed, setTyped] = useState<string>();
  const name = typed ?? known;
  const change = useAction({
    call: (nombre: string) => postAdmin(changeOwnName, { nombre }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [viewOwnName, listAccounts],
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.run(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Cambiar el nombre" className="flex flex-col gap-4">
      <TextField
        label="Nombre"
        autoComplete="name"
        hint="Lo ven las demás cuentas cuando revisás un aviso, en las notas y en Historial. Vacío: se ve tu email."
        maxLength={LENGTHS.name}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button submit busy={change.busy}>
          Guardar nombre
        </Button>
      </div>
    </form>
  );
}
