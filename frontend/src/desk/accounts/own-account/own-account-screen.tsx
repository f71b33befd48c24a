import { useId, type ReactNode } from 'react';
import { ROLE_ENTRIES } from '#common/kernel/calls/roles.js';
import { Card } from '../../../ui/card.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { useMyAccount } from '../../session/my-account.js';
import { OwnName } from './name-form.js';
import { Passkeys } from './passkeys.js';
import { PasswordForm } from './password-form.js';
import { SecondFactor } from './second-factor.js';
import { SessionsList } from './sessions-list.js';

/** The signed-in account: role, password, sessions, second step, passkeys. */
export function Screen() {
  useTitle('Mi cuenta');
  const account = useMyAccount();
  if (!account) return null;
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Mi cuenta" />
      <p className="mb-5 max-w-prose text-ink-soft">
        <strong className="wrap-anywhere">{account.email}</strong>, con el rol
        {` ${ROLE_ENTRIES[account.role].label}`}.
      </p>
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <Part title="Nombre">
          <OwnName />
        </Part>
        <Part title="Contraseña">
          <PasswordForm email={account.email} />
        </Part>
        <Part title="Sesiones abiertas">
          <SessionsList />
        </Part>
        <Part title="Segundo paso al ingresar">
          <SecondFactor />
        </Part>
        <Part title="Claves de acceso">
          <Passkeys />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-5">
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
