import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#common/accounts/second-factor-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { counted } from '#common/kernel/text.js';
import type { PreparedFactorAnswer } from '#common/accounts/account-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSetup } from './second-factor-setup.js';

const SHARED = {
  texts: ACCOUNT_MESSAGES,
  refreshes: [readSecondFactor],
};

interface SecondFactorProps {
  /** After the account has a second step and its recovery codes were shown. */
  onActivated?: () => void;
}

/** The second step of the own login: set up, renew the recovery codes, remove. */
export function SecondFactor({ onActivated }: SecondFactorProps) {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(readSecondFactor));
  const [prepared, setPrepared] = useState<PreparedFactorAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const preparation = useAction({
    ...SHARED,
    call: () => postAdmin(prepareSecondFactor, {}),
    onDone: (answer: PreparedFactorAnswer) => setPrepared(answer),
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          onActivated?.();
        }}
      />
    );
  if (prepared)
    return (
      <SecondFactorSetup
        prepared={prepared}
        onDone={(created) => {
          setPrepared(undefined);
          setCodes(created);
        }}
        onCancel={() => setPrepared(undefined)}
      />
    );
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  if (data.desde) return <Active since={data.desde} codesLeft={data.codigosRestantes} onCodes={setCodes} />;
  return (
    <>
      <p className="mb-4">
        Además de la contraseña, tu cuenta puede pedir un código que cambia cada 30 segundos, de una
        aplicación en tu teléfono. Así, con tu contraseña sola no entra nadie.
      </p>
      <Button busy={preparation.busy} onClick={() => preparation.run(undefined)}>
        Activar el segundo paso
      </Button>
    </>
  );
}

interface ActiveProps {
  since: string;
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

function Active({ since, codesLeft, onCodes }: ActiveProps) {
  const [asking, setAsking] = useState(false);
  const renewal = useAction({
    ...SHARED,
    call: () => postAdmin(renewRecoveryCodes, {}),
    done: ({ message }: { message: string; codigos: string[] }) => message,
    onDone: ({ codigos }) => onCodes(codigos),
  });
  const removal = useAction({
    ...SHARED,
    call: () => postAdmin(removeSecondFactor, {}),
    done: ({ message }: { message: string }) => message,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <p className="mb-4">
        Tu cuenta pide un código al ingresar, desde <Moment iso={since} />. Te{' '}
        {codesLeft === 1 ? 'queda' : 'quedan'} {counted(codesLeft, 'código')} de recuperación.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={renewal.busy} onClick={() => renewal.run(undefined)}>
          Crear códigos nuevos
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Quitar el segundo paso
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Quitar el segundo paso?"
        confirmLabel="Quitar"
        variant="danger"
        busy={removal.busy}
        onConfirm={() => removal.run(undefined)}
        onCancel={() => setAsking(false)}
      >
        <p>
          Los códigos de la aplicación y los de recuperación dejan de servir. Sin claves de acceso, para
          ingresar va a alcanzar con tu contraseña.
        </p>
      </ConfirmDialog>
    </>
  );
}
