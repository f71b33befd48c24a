import { IconCalendarClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelScheduled, listScheduled, rescheduleNewsletter } from '#common/newsletter/newsletter-calls.js';
import { counted } from '#common/kernel/text.js';
import type { ScheduledWire, ScheduleStateName } from '#common/newsletter/mailing-shapes.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText, postAdmin } from '../data/admin-api.js';
import { freshQuery } from '../data/fresh-query.js';
import { useAction } from '../data/use-action.js';
import { Moment } from '../frame/moment.js';
import { momentText } from '../../app/moment-text.js';
import { Allowed } from '../session/allowed.js';
import { useWhen, WhenField } from './when-field.js';

const REFRESH_MS = 60_000;

/** Why it was not sent. */
const REASONS: Readonly<Record<Exclude<ScheduleStateName, 'espera'>, string>> = {
  retenido: 'Se restauró un backup: fijate que no haya salido ya, y ponele otra hora.',
  tarde: 'A su hora el sitio no estaba en marcha. Si todavía sirve, ponele otra hora.',
  sin_destinatarios: 'A su hora no quedaba nadie que lo pudiera recibir.',
};

/** Newsletters that wait for their time, and those that were not sent at it. Renders nothing if there are none. */
export function Scheduled() {
  const { data, error, isFetching, refetch } = useQuery({
    ...freshQuery(listScheduled),
    refetchInterval: REFRESH_MS,
  });
  const [moving, setMoving] = useState<ScheduledWire>();
  const [cancelling, setCancelling] = useState<ScheduledWire>();
  if (error && !data)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mb-5 h-20 rounded-card" />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="programados" className="mb-6 mt-5">
      <h2 id="programados" className="mb-3 text-xl">
        Programados
      </h2>
      <ul className="grid gap-3">
        {data.map((schedule) => (
          <li key={schedule.idProgramado}>
            <ScheduledCard
              schedule={schedule}
              onMove={() => setMoving(schedule)}
              onCancel={() => setCancelling(schedule)}
            />
          </li>
        ))}
      </ul>
      <MoveQuestion schedule={moving} onClose={() => setMoving(undefined)} />
      <CancelQuestion schedule={cancelling} onClose={() => setCancelling(undefined)} />
    </section>
  );
}

interface ScheduledCardProps {
  schedule: ScheduledWire;
  onMove: () => void;
  onCancel: () => void;
}

function ScheduledCard({ schedule, onMove, onCancel }: ScheduledCardProps) {
  const { asunto, mensaje, fecha, estado, reciben } = schedule;
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 grow basis-60">
        <h3 className="text-base font-semibold wrap-anywhere">{asunto}</h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          <IconCalendarClock aria-hidden="true" className="size-4" />
          <Moment iso={fecha} />
          <span>· {counted(reciben, 'persona')}</span>
        </p>
        <details className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-primary underline">
            Ver el texto
          </summary>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{mensaje}</p>
        </details>
        {estado !== 'espera' && <p className="mt-1 text-sm text-danger">{REASONS[estado]}</p>}
      </div>
      {estado !== 'espera' && <Badge tone="danger">No salió</Badge>}
      <Allowed to={cancelScheduled}>
        <Button size="sm" variant="secondary" onClick={onMove} aria-label={`Cambiar la hora de «${asunto}»`}>
          Cambiar la hora
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel} aria-label={`Cancelar «${asunto}»`}>
          Cancelar
        </Button>
      </Allowed>
    </Card>
  );
}

interface QuestionProps {
  schedule: ScheduledWire | undefined;
  onClose: () => void;
}

function MoveQuestion({ schedule, onClose }: QuestionProps) {
  const when = useWhen();
  const close = (): void => {
    when.choose('');
    onClose();
  };
  const move = useAction({
    call: (idProgramado: number) => postAdmin(rescheduleNewsletter, { idProgramado, cuando: when.when }),
    done: ({ message }) => message,
    refreshes: [listScheduled],
    onDone: close,
  });
  return (
    <ConfirmDialog
      open={schedule !== undefined}
      title="Cambiar la hora del envío"
      confirmLabel="Cambiar"
      busy={move.busy}
      onConfirm={() => schedule && when.check() && move.run(schedule.idProgramado)}
      onCancel={close}
    >
      <p className="mb-3 wrap-anywhere">
        <strong>{schedule?.asunto}</strong>
        {schedule && `, programado para el ${momentText(schedule.fecha)}.`}
      </p>
      <WhenField value={when.when} error={when.fault} onChange={when.choose} />
    </ConfirmDialog>
  );
}

function CancelQuestion({ schedule, onClose }: QuestionProps) {
  const cancel = useAction({
    call: (idProgramado: number) => postAdmin(cancelScheduled, { idProgramado }),
    done: ({ message }) => message,
    refreshes: [listScheduled],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={schedule !== undefined}
      title="¿Cancelar el envío?"
      confirmLabel="Cancelar el envío"
      cancelLabel="Dejarlo"
      variant="danger"
      busy={cancel.busy}
      onConfirm={() => schedule && cancel.run(schedule.idProgramado)}
      onCancel={onClose}
    >
      <p className="mb-2 font-semibold wrap-anywhere">{schedule?.asunto}</p>
      <p>No le llega a nadie. Podés deshacerlo desde la auditoría durante 30 días.</p>
    </ConfirmDialog>
  );
}
