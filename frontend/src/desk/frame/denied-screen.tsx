import type { Access } from '#common/kernel/calls/call.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState } from '../../ui/states.js';
import { adminPaths } from '../admin-paths.js';
import { useTitle } from './use-title.js';

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
