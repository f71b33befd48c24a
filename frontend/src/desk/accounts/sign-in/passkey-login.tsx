import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askPasskeyLogin, loginByPasskey } from '#common/accounts/passkey-calls.js';
import { PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { postJson } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { canUsePasskeys, presentPasskey } from '../../session/passkey-prompt.js';

interface PasskeyLoginProps {
  /** Whether it is the second step of a login that has begun, instead of a login without password. */
  segundoPaso: boolean;
  onDone: () => void;
}

/** Signs in by a passkey; nothing where the browser has none. */
export function PasskeyLogin({ segundoPaso, onDone }: PasskeyLoginProps) {
  const [fault, setFault] = useState('');
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signInByPasskey(segundoPaso),
    onSuccess: (isSignedIn) => (isSignedIn ? onDone() : setFault(PASSKEY_MESSAGES.cancelled)),
    onError: (error) =>
      setFault(
        failureText(error, { unreachable: LOGIN_MESSAGES.unreachable, failed: PASSKEY_MESSAGES.refused }),
      ),
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        size="lg"
        wide
        busy={isPending || (isSuccess && fault === '')}
        icon={<IconFingerprint aria-hidden="true" className="size-5" />}
        onClick={() => {
          setFault('');
          mutate();
        }}
      >
        {segundoPaso ? 'Usar una clave de acceso' : 'Entrar con clave de acceso'}
      </Button>
      {fault && (
        <p role="alert" className="text-center font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** @returns whether the person chose a passkey */
async function signInByPasskey(segundoPaso: boolean): Promise<boolean> {
  const { opciones } = await postJson(askPasskeyLogin, { segundoPaso });
  const credencial = await presentPasskey(opciones);
  if (credencial === undefined) return false;
  await postJson(loginByPasskey, { segundoPaso, credencial });
  return true;
}
