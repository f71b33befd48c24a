import { ROLE_ENTRIES, ROLES } from '#common/kernel/calls/roles.js';
import type { AccountState, AccountWire } from '#common/accounts/account-calls.js';
import { Badge, StatusBadge, type Tone } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../frame/moment.js';

export interface AccountActions {
  onEdit: (account: AccountWire) => void;
  onInvite: (account: AccountWire) => void;
  onRemove: (account: AccountWire) => void;
}

/** The roles as options, the most allowed first. */
export const ROLE_CHOICES = ROLES.toReversed().map((role) => ({ value: role, ...ROLE_ENTRIES[role] }));

const STATES: Readonly<Record<AccountState, { label: string; tone: Tone }>> = {
  activa: { label: 'Activa', tone: 'success' },
  invitada: { label: 'Invitada', tone: 'primary' },
  desactivada: { label: 'Desactivada', tone: 'danger' },
};

/** Name of an account with its address below; without a name, the address. */
export function AccountName({ account: { nombre, email } }: { account: AccountWire }) {
  if (!nombre) return <span className="break-all">{email}</span>;
  return (
    <>
      <span className="block wrap-anywhere">{nombre}</span>
      <span className="block break-all text-sm font-normal text-ink-muted">{email}</span>
    </>
  );
}

export function StateBadge({ account: { estado, segundoPaso } }: { account: AccountWire }) {
  const { label, tone } = STATES[estado];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {segundoPaso && <Badge tone="neutral">Segundo paso</Badge>}
    </span>
  );
}

/** Last login, or what an invitation waits for. */
export function LastSeen({ account: { estado, ultimoIngreso, invitacionVence } }: { account: AccountWire }) {
  if (ultimoIngreso) return <Moment iso={ultimoIngreso} />;
  if (estado !== 'invitada') return <>Nunca ingresó</>;
  if (!invitacionVence) return <>La invitación venció</>;
  return (
    <>
      Invitación hasta <Moment iso={invitacionVence} />
    </>
  );
}

export function AccountButtons({
  account,
  onEdit,
  onInvite,
  onRemove,
}: { account: AccountWire } & AccountActions) {
  const { email, esPropia, estado } = account;
  if (esPropia) return <span className="text-sm text-ink-muted">Es la tuya</span>;
  return (
    <span className="flex flex-wrap items-center gap-2 wide:justify-end">
      {estado === 'invitada' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Invitar de nuevo a ${email}`}
          onClick={() => onInvite(account)}
        >
          Invitar de nuevo
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Modificar la cuenta ${email}`}
        onClick={() => onEdit(account)}
      >
        Modificar
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Eliminar la cuenta ${email}`}
        onClick={() => onRemove(account)}
      >
        Eliminar
      </Button>
    </span>
  );
}

/** An account as a card, for narrow screens. */
export function AccountCard({ account, ...actions }: { account: AccountWire } & AccountActions) {
  return (
    <Card className="flex h-full flex-col items-start gap-2 p-4">
      <h2 className="text-base font-semibold">
        <AccountName account={account} />
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge account={account} /> {ROLE_ENTRIES[account.rol].label}
      </p>
      <p className="text-sm text-ink-muted">
        <LastSeen account={account} />
      </p>
      <AccountButtons account={account} {...actions} />
    </Card>
  );
}
