import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Access } from '#common/kernel/calls/call.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { ROLE_ENTRIES } from '#common/kernel/calls/roles.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState } from '../../ui/states.js';
import { adminPaths } from '../admin-paths.js';
import { useTitle } from '../frame/use-title.js';
import { useMay, useMyAccount } from './my-account.js';

/** Shows its children to accounts that may make the call, and `otherwise` to the others. */
export function Allowed({
  to,
  otherwise = null,
  children,
}: {
  to: { access: Access };
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return useMay(to) ? children : otherwise;
}

/** Says which role an action needs, in its place. */
export function NeedsRole({ to: { access } }: { to: { access: Access } }) {
  if (access === 'public') return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <IconLock aria-hidden="true" className="size-5 shrink-0" />
      Solo para el rol {ROLE_ENTRIES[access].label}.
    </p>
  );
}

/** Shown instead of a screen that the account may not use. */
export function DeniedScreen({ to: { access } }: { to: { access: Access } }) {
  useTitle('Sin permiso');
  return (
    <div className="p-6">
      <h1 className="sr-only">Sin permiso</h1>
      <EmptyState title="Tu cuenta no abre esta pantalla">
        {access !== 'public' && (
          <p className="max-w-prose text-ink-muted">{ACCOUNT_MESSAGES.denied(access)}</p>
        )}
        <TextLink to={adminPaths.dashboard}>Ir al Dashboard</TextLink>
      </EmptyState>
    </div>
  );
}

/** Above every screen of an account that may only read. */
export function ReadOnlyNote() {
  if (useMyAccount()?.role !== 'reader') return null;
  return (
    <p className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-sm font-semibold text-warning tablet:px-8">
      <IconEye aria-hidden="true" className="size-5 shrink-0" />
      {ACCOUNT_MESSAGES.readOnly}
    </p>
  );
}
