import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SendingWire } from '#common/newsletter/mailing-shapes.js';
import { numberText } from '#common/kernel/text.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { cx } from '../../ui/classes.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';
import { Moment } from '../frame/moment.js';
import { historyQuery } from './newsletter-queries.js';

interface HistoryProps {
  current: number | undefined;
  onShow: (id: number) => void;
}

/** Earlier newsletters, ten at a time. */
export function History({ current, onShow }: HistoryProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(historyQuery(page));
  if (error && !data)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  if (data.rows.length === 0) return <EmptyState title="Todavía no se envió ningún newsletter." />;
  return (
    <section aria-label="Envíos" aria-busy={isPlaceholderData}>
      <ul className="grid gap-3">
        {data.rows.map((sending) => (
          <li key={sending.idEnvio}>
            <SendingCard
              sending={sending}
              isCurrent={sending.idEnvio === current}
              onShow={() => onShow(sending.idEnvio)}
            />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <div className="mt-5 flex items-center justify-center gap-3">
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Más nuevos
          </Button>
          <span className="tabular-nums">
            Página {data.page} de {data.pages}
          </span>
          <Button variant="secondary" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Más viejos
          </Button>
        </div>
      )}
    </section>
  );
}

interface SendingCardProps {
  sending: SendingWire;
  isCurrent: boolean;
  onShow: () => void;
}

function SendingCard({ sending, isCurrent, onShow }: SendingCardProps) {
  const { asunto, fecha, total, sent, failed, sinConfirmar, restantes } = sending;
  const missing = failed + sinConfirmar;
  return (
    <Card className={cx('flex flex-wrap items-center gap-3 p-4', isCurrent && 'ring-2 ring-primary')}>
      <div className="min-w-0 grow">
        <h3 className="text-base font-semibold wrap-anywhere">{asunto}</h3>
        <p className="text-sm text-ink-muted">
          <Moment iso={fecha} />
        </p>
      </div>
      <span className="tabular-nums">
        {numberText(sent)} de {numberText(total)}
      </span>
      {restantes > 0 && <Badge tone="primary">En curso</Badge>}
      {missing > 0 && <Badge tone="danger">{numberText(missing)} sin entregar</Badge>}
      <Button
        size="sm"
        variant="secondary"
        onClick={onShow}
        aria-label={`Ver el envío «${asunto}»`}
        aria-current={isCurrent || undefined}
      >
        Ver
      </Button>
    </Card>
  );
}
