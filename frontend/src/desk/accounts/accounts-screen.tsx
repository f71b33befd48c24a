import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listAccounts,
  removeAccount,
  repeatInvitation,
  type AccountWire,
} from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { counted } from '#common/kernel/text.js';
import { ROLE_ENTRIES } from '#common/kernel/calls/roles.js';
import { freshQuery } from '../data/fresh-query.js';
import { Button } from '../../ui/button.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { deleteAdmin, loadErrorText, postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import {
  AccountButtons,
  AccountCard,
  AccountName,
  LastSeen,
  StateBadge,
  type AccountActions,
} from './account-parts.js';
import { ChangeDialog } from './account-dialog.js';
import { InvitationDialog } from './invitation-form.js';

const WIDE = '(width >= 1024px)';

/** Accounts of the back office, and their roles. */
export function Screen() {
  useTitle('Cuentas');
  const { data, error, isFetching, refetch } = useQuery(freshQuery(listAccounts));
  const [inviting, setInviting] = useState(false);
  const [editing, setEditing] = useState<AccountWire>();
  const [removing, setRemoving] = useState<AccountWire>();
  const repetition = useAction({
    call: ({ idCuenta }: AccountWire) => postAdmin(repeatInvitation, { idCuenta }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listAccounts],
  });
  const actions = { onEdit: setEditing, onInvite: repetition.run, onRemove: setRemoving };
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Cuentas">
        <Button
          onClick={() => setInviting(true)}
          icon={<IconUserPlus aria-hidden="true" className="size-5" />}
        >
          Invitar a alguien
        </Button>
      </ScreenHeader>
      <p className="mb-4 max-w-prose text-ink-soft">
        Cada persona entra con su propia cuenta: así se sabe quién hizo cada cambio, y se le puede sacar el
        acceso sin molestar a las demás.
      </p>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 rounded-card" />}
      {data && !error && <Accounts accounts={data.cuentas} {...actions} />}
      <InvitationDialog open={inviting} onClose={() => setInviting(false)} />
      <ChangeDialog account={editing} onClose={() => setEditing(undefined)} />
      <RemovalQuestion account={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
}

function Accounts({ accounts, ...actions }: { accounts: readonly AccountWire[] } & AccountActions) {
  const isWide = useMedia(WIDE);
  const count = (
    <output className="mb-3 block min-h-6 font-semibold tabular-nums text-ink-muted">
      {counted(accounts.length, 'cuenta')}
    </output>
  );
  if (isWide)
    return (
      <>
        {count}
        <DataTable
          caption="Cuentas"
          captionHidden
          columns={columnsFor(actions)}
          rows={accounts}
          keyOf={({ idCuenta }) => idCuenta}
        />
      </>
    );
  return (
    <>
      {count}
      <ul aria-label="Cuentas" className="grid gap-3 tablet:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.idCuenta}>
            <AccountCard account={account} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}

function columnsFor(actions: AccountActions): readonly Column<AccountWire>[] {
  return [
    {
      key: 'cuenta',
      header: 'Cuenta',
      isRowHeader: true,
      cell: (account) => <AccountName account={account} />,
    },
    { key: 'rol', header: 'Rol', cell: ({ rol }) => ROLE_ENTRIES[rol].label },
    { key: 'estado', header: 'Estado', cell: (account) => <StateBadge account={account} /> },
    { key: 'ingreso', header: 'Último ingreso', cell: (account) => <LastSeen account={account} /> },
    {
      key: 'acciones',
      header: <span className="sr-only">Acciones</span>,
      align: 'end',
      cell: (account) => <AccountButtons account={account} {...actions} />,
    },
  ];
}

function RemovalQuestion({ account, onClose }: { account: AccountWire | undefined; onClose: () => void }) {
  const removal = useAction({
    call: ({ idCuenta }: AccountWire) => deleteAdmin(removeAccount, { id: idCuenta }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listAccounts],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={account !== undefined}
      title="¿Eliminar la cuenta?"
      confirmLabel="Eliminar"
      variant="danger"
      busy={removal.busy}
      onConfirm={() => account && removal.run(account)}
      onCancel={onClose}
    >
      <p>
        <strong className="break-all">{account?.email}</strong> deja de poder ingresar en el acto, y no se
        puede deshacer. Lo que hizo queda en la auditoría. Para sacarle el acceso por un tiempo, desactivala.
      </p>
    </ConfirmDialog>
  );
}
