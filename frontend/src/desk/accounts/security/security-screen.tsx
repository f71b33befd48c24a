import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewRefusals, type RefusalsAnswer } from '#common/accounts/security/security-calls.js';
import { counted } from '#common/kernel/text.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText } from '../../data/admin-api.js';
import { ToolHeader } from '../../frame/tool-header.js';
import { useTitle } from '../../frame/use-title.js';
import { BlockDialog } from './block-dialog.js';
import { BlockedNetworks } from './blocked-networks.js';
import { PendingOfNetworks } from './pending-of-networks.js';
import { RefusalsPlot } from './refusals-plot.js';
import { RefusingNetworks } from './refusing-networks.js';

/** Refused requests and their networks, blocked networks, and pending notices to discard together. */
export function Screen() {
  useTitle('Seguridad');
  const list = useQuery(freshQuery(viewRefusals));
  const { data, error, isFetching, refetch } = list;
  const [asked, setAsked] = useState<string>();
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ToolHeader title="Seguridad" list={list}>
        <Button onClick={() => setAsked('')}>Bloquear una red</Button>
      </ToolHeader>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-80 rounded-card" />}
      {!error && data && <Refused answer={data} onBlock={setAsked} />}
      <section aria-labelledby="pendientes-por-red" className="mt-8">
        <h2 id="pendientes-por-red" className="mb-3 text-xl">
          Avisos pendientes por red
        </h2>
        <PendingOfNetworks />
      </section>
      {asked !== undefined && <BlockDialog network={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function Refused({ answer, onBlock }: { answer: RefusalsAnswer; onBlock: (network: string) => void }) {
  const { horas, redes, bloqueadas } = answer;
  const total = horas.reduce((sum, { pedidos }) => sum + pedidos, 0);
  return (
    <>
      <section aria-labelledby="rechazados">
        <h2 id="rechazados" className="mb-3 text-xl">
          Pedidos rechazados en las últimas 24 horas
        </h2>
        {total === 0 ? (
          <p className="text-ink-muted">No se rechazó ningún pedido.</p>
        ) : (
          <>
            <Card className="mb-4 p-4">
              <p className="mb-2 font-semibold tabular-nums">
                {counted(total, 'pedido rechazado', 'pedidos rechazados')}
              </p>
              <RefusalsPlot hours={horas} />
            </Card>
            <RefusingNetworks networks={redes} onBlock={onBlock} />
          </>
        )}
      </section>
      <section aria-labelledby="bloqueadas" className="mt-8">
        <h2 id="bloqueadas" className="mb-3 text-xl">
          Redes bloqueadas
        </h2>
        <BlockedNetworks blocks={bloqueadas} />
      </section>
    </>
  );
}
