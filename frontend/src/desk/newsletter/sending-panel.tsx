import { IconPlayerStop, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listNewsletters,
  listUndelivered,
  newsletterProgress,
  retryUndelivered,
  stopNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { UNDO_DAYS } from '#common/accounts/audit/undo.js';
import { counted } from '#common/kernel/text.js';
import type { MailingAnswer, UndeliveredWire } from '#common/newsletter/mailing-shapes.js';
import { Badge } from '../../ui/badges.js';
import { Button, IconButton } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText, postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { MailingProgress } from './templates/mailing-progress.js';
import { Allowed } from '../session/allowed.js';
import { CancelledMails } from './cancelled-mails.js';
import { useStopping } from './use-stopping.js';
import { progressQuery, undeliveredQuery } from './newsletter-queries.js';

/** A newsletter during and after sending: counts and undelivered messages. */
export function SendingPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(progressQuery(id));
  return (
    <Card className="mb-5 p-4 tablet:p-6">
      <header className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-xl">Envío {id}</h2>
        <IconButton label="Cerrar el envío" onClick={onClose}>
          <IconX aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      {error && !data && (
        <ErrorState
          title={loadErrorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
          className="shadow-none"
        />
      )}
      {!data && !error && <Skeleton className="h-20" />}
      {data && <Progress id={id} progress={data} />}
    </Card>
  );
}

function Progress({ id, progress }: { id: number; progress: MailingAnswer }) {
  const missing = progress.failed + progress.sinConfirmar;
  const stop = useStopping();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MailingProgress progress={progress} />
      {progress.restantes > 0 && (
        <Allowed to={stopNewsletter}>
          <Button
            size="sm"
            variant="secondary"
            className="mt-4"
            busy={stop.busy}
            onClick={() => setAsking(true)}
            icon={<IconPlayerStop aria-hidden="true" className="size-4" />}
          >
            Cancelar los que no salieron
          </Button>
          <ConfirmDialog
            open={asking}
            title="¿Cancelar los emails que no salieron?"
            confirmLabel="Cancelar los emails"
            cancelLabel="Seguir enviando"
            variant="danger"
            onConfirm={() => {
              setAsking(false);
              stop.run(id);
            }}
            onCancel={() => setAsking(false)}
          >
            {counted(progress.restantes, 'email no salió', 'emails no salieron')} todavía. Durante {UNDO_DAYS}{' '}
            días podés enviar los cancelados desde acá o desde Historial.
          </ConfirmDialog>
        </Allowed>
      )}
      {progress.cancelados > 0 && progress.restantes === 0 && (
        <CancelledMails id={id} count={progress.cancelados} />
      )}
      {missing > 0 && <Missing id={id} missing={missing} />}
    </>
  );
}

function Missing({ id, missing }: { id: number; missing: number }) {
  const { data } = useQuery(undeliveredQuery(id, missing));
  const retry = useAction({
    call: (entregasIds: number[] | undefined) => postAdmin(retryUndelivered, { id, entregasIds }),
    done: ({ message }) => message,
    refreshes: [newsletterProgress, listUndelivered, listNewsletters],
  });
  if (!data) return <Skeleton className="mt-4 h-30" />;
  return (
    <section aria-labelledby={`faltantes-${id}`} className="mt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id={`faltantes-${id}`} className="text-lg">
          No llegaron, o no se sabe
        </h3>
        {data.some(({ estado }) => estado === 'fallida') && (
          <Button
            size="sm"
            variant="secondary"
            busy={retry.busy && retry.input === undefined}
            onClick={() => retry.run(undefined)}
            icon={<IconRefresh aria-hidden="true" className="size-4" />}
          >
            Reintentar los fallidos
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {data.map((delivery) => (
          <li key={delivery.idEntrega}>
            <MissingRow
              delivery={delivery}
              busy={retry.busy}
              onRetry={() => retry.run([delivery.idEntrega])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissingRowProps {
  delivery: UndeliveredWire;
  busy: boolean;
  onRetry: () => void;
}

function MissingRow({ delivery: { nombre, email, estado, error }, busy, onRetry }: MissingRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 grow">
        {nombre || 'Sin nombre'}
        <span className="block break-all text-sm text-ink-muted">{email}</span>
      </span>
      {estado === 'fallida' ? (
        <Badge tone="danger">Falló</Badge>
      ) : (
        <Badge tone="warning">Puede haber llegado</Badge>
      )}
      <span className="text-sm text-ink-muted">{error}</span>
      <Button
        size="sm"
        variant="quiet"
        busy={busy}
        onClick={onRetry}
        aria-label={`Reintentar con ${nombre || email}`}
      >
        Reintentar
      </Button>
    </div>
  );
}
