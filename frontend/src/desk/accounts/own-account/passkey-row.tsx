import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { listPasskeys, renamePasskey } from '#common/accounts/passkey-calls.js';
import { ACCOUNT_MESSAGES, PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { PasskeyWire } from '#common/accounts/account-calls.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';

interface PasskeyRowProps {
  passkey: PasskeyWire;
  onRemove: () => void;
}

/** A passkey, which can be given another name. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const [isEdited, setEdited] = useState(false);
  // The form that had the focus is gone.
  const wasEdited = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const { nombre, creada, ultimoUso, sincronizada } = passkey;
  return (
    <li className="flex items-start gap-3 border-b border-line pb-3 last:border-0">
      <IconFingerprint aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        {isEdited ? (
          <NameForm passkey={passkey} onClose={() => setEdited(false)} />
        ) : (
          <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {nombre} {sincronizada && <Badge tone="neutral">Sincronizada</Badge>}
          </p>
        )}
        <p className="text-sm text-ink-muted">
          Agregada <Moment iso={creada} />.{' '}
          {ultimoUso ? (
            <>
              Último uso: <Moment iso={ultimoUso} />
            </>
          ) : (
            'Todavía no se usó.'
          )}
        </p>
        {!isEdited && (
          <div className="-ml-3 flex flex-wrap">
            <Button
              ref={button}
              variant="quiet"
              size="sm"
              aria-label={`Cambiar el nombre de ${nombre}`}
              onClick={() => setEdited(true)}
            >
              Cambiar el nombre
            </Button>
            <Button variant="quiet" size="sm" aria-label={`Quitar ${nombre}`} onClick={onRemove}>
              Quitar
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function NameForm({ passkey: { idClave, nombre }, onClose }: { passkey: PasskeyWire; onClose: () => void }) {
  const [name, setName] = useState(nombre);
  const [fault, setFault] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=nombre]')?.focus(), []);
  const renaming = useAction({
    call: (changed: string) => postAdmin(renamePasskey, { idClave, nombre: changed }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listPasskeys],
    onDone: onClose,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (name.trim()) renaming.run(name.trim());
    else setFault(PASSKEY_MESSAGES.unnamed);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mb-2 flex flex-col gap-2">
      <TextField
        label={`Nombre de ${nombre}`}
        name="nombre"
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
      <div className="flex gap-2">
        <Button submit size="sm" busy={renaming.busy}>
          Guardar
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
