import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cancelRollover,
  listRollovers,
  remindRollover,
  viewRollover,
  type RolloverNoticeWire,
  type RolloverStateName,
  type RolloverWire,
} from '#common/owners/renewal/rollover-calls.js';
import { ROLLOVER_NO_MAIL, ROLLOVER_STATES } from '#common/owners/renewal/rollover-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { freshQuery } from '../../data/fresh-query.js';
import { StatusBadge, type Tone } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { TextLink } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { detailPath } from '../../admin-paths.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { dayText } from '../../../app/moment-text.js';
import { Allowed } from '../../session/allowed.js';
import { LAPSED_PATH } from './rollover-paths.js';
import { RolloverCountsText, RolloverStatus, termsText } from './rollover-parts.js';

const REFRESHES = [listRollovers, viewRollover];
const WORDS = { failed: 'No se pudo completar.', unreachable: 'No hubo respuesta del servidor.' };

/** A roll-over: what became of each notice, whom to call, reminding and cancelling. */
export function RolloverDetail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(viewRollover, { id }));
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const { renovacion, avisos } = data;
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-3 p-5">
        <h2 className="flex flex-wrap items-center gap-3 text-xl">
          {termsText(renovacion)} <RolloverStatus rollover={renovacion} />
        </h2>
        <p className="text-ink-muted wrap-anywhere">
          Del {dayText(renovacion.fecha)}
          {renovacion.administrador && `, por ${renovacion.administrador}`}
          {renovacion.recordado && `. Último recordatorio: ${dayText(renovacion.recordado)}`}.
        </p>
        <RolloverCountsText rollover={renovacion} />
        {avisos.some(({ respuesta }) => respuesta === 'vencido') && (
          <p>
            <TextLink to={LAPSED_PATH}>Ver en la lista los que nadie confirmó</TextLink>, para volver a darlos
            de alta juntos.
          </p>
        )}
        {renovacion.estado === 'abierta' && (
          <Allowed to={remindRollover}>
            <Steps rollover={renovacion} />
          </Allowed>
        )}
      </Card>
      <ul aria-label="Avisos" className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
        {avisos.map((notice) => (
          <Notice key={notice.idInmueble} notice={notice} />
        ))}
      </ul>
    </div>
  );
}

function Steps({ rollover: { idRenovacion, puedeRecordar, esperan } }: { rollover: RolloverWire }) {
  const [isAsking, setAsking] = useState(false);
  const remind = useAction<void, SimpleAnswer>({
    texts: WORDS,
    call: () => postAdmin(remindRollover, { idRenovacion }),
    done: ({ message }) => message,
    refreshes: REFRESHES,
  });
  const cancel = useAction<void, SimpleAnswer>({
    texts: WORDS,
    call: () => postAdmin(cancelRollover, { idRenovacion }),
    done: ({ message }) => message,
    refreshes: REFRESHES,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={remind.busy} disabled={!puedeRecordar} onClick={() => remind.run()}>
        Recordar a quienes faltan
      </Button>
      <Button variant="danger" busy={cancel.busy} onClick={() => setAsking(true)}>
        Cancelar la renovación
      </Button>
      {!puedeRecordar && esperan > 0 && (
        <p className="text-sm text-ink-muted">Se puede recordar una vez por día, hasta tres veces.</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar la renovación?"
        confirmLabel="Cancelar la renovación"
        cancelLabel="Volver"
        variant="danger"
        onConfirm={() => {
          setAsking(false);
          cancel.run();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Quienes no respondieron ya no tienen que hacerlo. Los precios que se confirmaron quedan.</p>
      </ConfirmDialog>
    </div>
  );
}

const TONES: Readonly<Record<RolloverStateName, Tone>> = {
  espera: 'warning',
  confirmado: 'success',
  cambiado: 'primary',
  rechazado: 'neutral',
  vencido: 'danger',
  cancelado: 'neutral',
};

function Notice({ notice }: { notice: RolloverNoticeWire }) {
  const { idInmueble, codigo, titulo, duenio, celular, estado, respuesta, fecha, sinCorreo } = notice;
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col items-start gap-1 p-4">
        <StatusBadge tone={TONES[respuesta]}>{ROLLOVER_STATES[respuesta]}</StatusBadge>
        <p className="font-semibold wrap-anywhere">
          <TextLink to={detailPath(estado, idInmueble)}>{codigo}</TextLink> · {titulo}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {duenio} · {celular}
          {fecha && ` · ${dayText(fecha)}`}
        </p>
        {sinCorreo && (
          <p className="text-sm font-semibold text-warning">
            No se le escribe: {ROLLOVER_NO_MAIL[sinCorreo]}.
          </p>
        )}
      </Card>
    </li>
  );
}
