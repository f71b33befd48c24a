import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys, removePasskey } from '#common/accounts/passkey-calls.js';
import { readSecondFactor } from '#common/accounts/second-factor-calls.js';
import { ACCOUNT_MESSAGES, PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import type { PasskeyWire } from '#common/accounts/account-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { canUsePasskeys } from '../../session/passkey-prompt.js';
import { NewPasskey } from './new-passkey.js';
import { PasskeyRow } from './passkey-row.js';

/** The passkeys of the own account: add, rename, remove. */
export function Passkeys({ onAdded }: { onAdded?: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(listPasskeys));
  const [doomed, setDoomed] = useState<PasskeyWire>();
  const removal = useAction({
    call: (idClave: number) => postAdmin(removePasskey, { idClave }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listPasskeys, readSecondFactor],
    onDone: () => setDoomed(undefined),
  });
  if (error && !data)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      <p className="mb-4">
        Con una clave de acceso entrás con la huella, la cara o el PIN de tu dispositivo, sin contraseña.
        También sirve como segundo paso. Conviene tener dos, en dispositivos distintos.
      </p>
      {data.claves.length > 0 && (
        <ul aria-label="Claves de acceso" className="mb-4 flex flex-col gap-3">
          {data.claves.map((passkey) => (
            <PasskeyRow key={passkey.idClave} passkey={passkey} onRemove={() => setDoomed(passkey)} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <NewPasskey {...(onAdded && { onAdded })} />
      ) : (
        <p className="text-sm text-ink-muted">{PASSKEY_MESSAGES.unsupported}</p>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        title={`¿Quitar la clave de acceso ${doomed?.nombre ?? ''}?`}
        confirmLabel="Quitar"
        variant="danger"
        busy={removal.busy}
        onConfirm={() => doomed && removal.run(doomed.idClave)}
        onCancel={() => setDoomed(undefined)}
      >
        <p>Ya no se va a poder entrar con ella. Borrala también de tu dispositivo.</p>
      </ConfirmDialog>
    </>
  );
}
