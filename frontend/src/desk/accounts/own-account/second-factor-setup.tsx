import { useState, type FormEvent } from 'react';
import { confirmSecondFactor, readSecondFactor } from '#common/accounts/second-factor-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import type { PreparedFactorAnswer } from '#common/accounts/account-calls.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { QrCode } from '../../../app/qr-code.js';

const GROUP = 4;

interface SecondFactorSetupProps {
  prepared: PreparedFactorAnswer;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The key for the app, and the first code. */
export function SecondFactorSetup({ prepared: { clave, uri }, onDone, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const confirmation = useAction({
    call: (codigo: string) => postAdmin(confirmSecondFactor, { codigo }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [readSecondFactor],
    onDone: ({ codigos }) => onDone(codigos),
    onFail: (error) => {
      setFault(failureText(error, ACCOUNT_MESSAGES));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.trim()) return confirmation.run(code);
    setFault('Escribí el código.');
    event.currentTarget.querySelector<HTMLElement>('[name=codigo]')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Activar el segundo paso" className="flex flex-col gap-4">
      <p>1. Escaneá este código con tu aplicación de autenticación, o escribí en ella la clave.</p>
      <QrCode text={uri} label="Código QR con la clave" />
      <p className="font-mono text-sm wrap-anywhere">
        {(clave.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ')}
      </p>
      <TextField
        label="2. Escribí el código de 6 números que muestra"
        name="codigo"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setCode(target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button submit busy={confirmation.busy}>
          Activar
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
