import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Access } from '#common/kernel/calls/call.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { ROLE_ENTRIES } from '#common/kernel/calls/roles.js';
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
