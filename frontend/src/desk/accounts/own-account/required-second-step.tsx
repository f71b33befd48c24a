import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { useSignOut } from '../sign-in/use-sign-out.js';
import { useTitle } from '../../frame/use-title.js';
import { Passkeys } from './passkeys.js';
import { SecondFactor } from './second-factor.js';

/** In place of every screen while the account must have a second step and has none. */
export function RequiredSecondStep({ email, onDone }: { email: string; onDone: () => void }) {
  useTitle('Segundo paso');
  const { busy, signOut } = useSignOut();
  return (
    <main id="contenido" className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-5 p-4">
      <Card className="p-6">
        <h1 className="mb-3 text-2xl">Activá el segundo paso</h1>
        <p className="mb-4 text-ink-soft">
          {SECOND_FACTOR_MESSAGES.required} Entraste como{' '}
          <strong className="text-ink wrap-anywhere">{email}</strong>.
        </p>
        <SecondFactor onActivated={onDone} />
      </Card>
      <Card className="p-6">
        <h2 className="mb-3 text-xl">O agregá una clave de acceso</h2>
        <Passkeys onAdded={onDone} />
      </Card>
      <Button variant="quiet" busy={busy} onClick={signOut}>
        Cerrar sesión
      </Button>
    </main>
  );
}
