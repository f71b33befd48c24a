import { useState, type FormEvent } from 'react';
import { addPasskey, listPasskeys, preparePasskey } from '#common/accounts/passkey-calls.js';
import { readSecondFactor } from '#common/accounts/second-factor-calls.js';
import { ACCOUNT_MESSAGES, PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { makePasskey } from '../../session/passkey-prompt.js';

/** Names a passkey and has the browser make it. */
export function NewPasskey({ onAdded }: { onAdded?: () => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const addition = useAction({
    call: add,
    done: (answer) => answer?.message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listPasskeys, readSecondFactor],
    onDone: (answer) => {
      if (!answer) return setFault(PASSKEY_MESSAGES.cancelled);
      setName('');
      onAdded?.();
    },
    onFail: (error) => {
      setFault(failureText(error, ACCOUNT_MESSAGES));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (name.trim()) return addition.run(name.trim());
    setFault(PASSKEY_MESSAGES.unnamed);
    event.currentTarget.querySelector<HTMLElement>('[name=nombre]')?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Agregar una clave de acceso"
      className="flex flex-col gap-3"
    >
      <TextField
        label="Nombre de la clave"
        name="nombre"
        hint="Para reconocerla, por ejemplo: teléfono de Ana."
        maxLength={LENGTHS.name}
        autoComplete="off"
        isRequired
        value={name}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setName(target.value);
        }}
      />
      <div>
        <Button submit variant="secondary" busy={addition.busy}>
          Agregar clave de acceso
        </Button>
      </div>
    </form>
  );
}

/** Undefined if the person made none. */
async function add(nombre: string): Promise<{ message: string } | undefined> {
  const { opciones } = await postAdmin(preparePasskey, {});
  const credencial = await makePasskey(opciones);
  return credencial === undefined ? undefined : postAdmin(addPasskey, { nombre, credencial });
}
