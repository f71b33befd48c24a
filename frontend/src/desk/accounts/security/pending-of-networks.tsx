import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  discardPending,
  pendingByNetwork,
  undoDiscard,
  type PendingOfNetworkWire,
} from '#common/accounts/security/security-calls.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { counted, numberText } from '#common/kernel/text.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { COUNT_CALLS, LISTING_CALLS } from '../../data/listing-queries.js';
import { useAction } from '../../data/use-action.js';
import { momentText } from '../../../app/moment-text.js';

const REFRESHES = [pendingByNetwork, ...LISTING_CALLS, ...COUNT_CALLS];

/** Networks that sent several pending notices, to discard them together. */
export function PendingOfNetworks() {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(pendingByNetwork));
  const [asking, setAsking] = useState<PendingOfNetworkWire>();
  const [batch, setBatch] = useState<{ id: string; count: number }>();
  const { unreachable, discardFailed, recoverFailed } = SECURITY_MESSAGES;
  const discard = useAction({
    call: ({ red }: PendingOfNetworkWire) => postAdmin(discardPending, { red }),
    texts: { failed: discardFailed, unreachable },
    refreshes: REFRESHES,
    done: ({ lote, message }) => (lote === null ? message : undefined),
    onDone: ({ lote, descartados }) => {
      setAsking(undefined);
      if (lote !== null) setBatch({ id: lote, count: descartados });
    },
  });
  const undo = useAction({
    call: (lote: string) => postAdmin(undoDiscard, { lote }),
    done: ({ message }) => message,
    texts: { failed: recoverFailed, unreachable },
    refreshes: REFRESHES,
    onDone: () => setBatch(undefined),
  });
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      {batch && (
        <output className="mb-3 flex flex-wrap items-center gap-3 rounded-field bg-success-soft px-4 py-3 font-semibold">
          {SECURITY_MESSAGES.discarded(batch.count)}
          <Button size="sm" variant="secondary" busy={undo.busy} onClick={() => undo.run(batch.id)}>
            Deshacer
          </Button>
        </output>
      )}
      {data.redes.length === 0 && (
        <p className="text-ink-muted">Ninguna red mandó más de un aviso de los que están pendientes.</p>
      )}
      <ul aria-label="Avisos pendientes por red" className="grid gap-3 tablet:grid-cols-2">
        {data.redes.map((row) => (
          <li key={row.red}>
            <NetworkCard row={row} onDiscard={() => setAsking(row)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title={`¿Descartar ${counted(asking?.avisos ?? 0, 'aviso')}?`}
        confirmLabel="Descartar"
        variant="danger"
        busy={discard.busy}
        onConfirm={() => asking && discard.run(asking)}
        onCancel={() => setAsking(undefined)}
      >
        <p>
          Todos los avisos pendientes de la red <strong className="wrap-anywhere">{asking?.red}</strong> pasan
          a rechazados. A sus dueños no se les avisa. Se puede deshacer.
        </p>
      </ConfirmDialog>
    </>
  );
}

function NetworkCard({ row, onDiscard }: { row: PendingOfNetworkWire; onDiscard: () => void }) {
  const { red, avisos, sinConfirmar, primero, ultimo, ejemplos } = row;
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <h3 className="wrap-anywhere text-base font-semibold">
        {counted(avisos, 'aviso')} de {red}
      </h3>
      <p className="text-sm text-ink-muted">
        {sinConfirmar === 0
          ? 'Todos con el email confirmado'
          : `${numberText(sinConfirmar)} sin confirmar el email`}
        . Del {momentText(primero)} al {momentText(ultimo)}.
      </p>
      <ul className="list-disc pl-5 text-sm text-ink-soft">
        {ejemplos.map(({ idInmuebles, texto }) => (
          <li key={idInmuebles} className="wrap-anywhere">
            {texto}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-1">
        <Button size="sm" variant="secondary" className="text-danger! ring-danger/50!" onClick={onDiscard}>
          Descartar {avisos === 1 ? 'este aviso' : `estos ${numberText(avisos)}`}
        </Button>
      </div>
    </Card>
  );
}
