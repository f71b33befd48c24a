import {
  retryUnfinished,
  type UnfinishedState,
  type UnfinishedWire,
} from '#common/operations/unfinished-calls.js';
import { StatusBadge, type Tone } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import type { Column } from '../../../ui/data-table.js';
import { CorrectAddress } from './correct-address.js';
import { Allowed } from '../../session/allowed.js';
import { Moment } from '../../frame/moment.js';
import { TechnicalDetail } from '../request-id.js';
import type { AskedWork } from './ask-work.js';
import { reasonText, workText } from './unfinished-words.js';

type Ask = (asked: AskedWork) => void;

const STATES: Readonly<Record<UnfinishedState, { label: string; tone: Tone }>> = {
  fallido: { label: 'Fallido', tone: 'danger' },
  sin_confirmar: { label: 'Sin confirmar', tone: 'warning' },
  retenido: { label: 'Retenido', tone: 'warning' },
  reintentando: { label: 'Reintentando', tone: 'primary' },
};

export function columnsFor(onAsk: Ask): readonly Column<UnfinishedWire>[] {
  return [
    { key: 'desde', header: 'Desde', cell: ({ desde }) => <Moment iso={desde} /> },
    {
      key: 'que',
      header: 'Qué',
      isRowHeader: true,
      className: 'max-w-64 wrap-anywhere',
      cell: (work) => <What work={work} />,
    },
    { key: 'estado', header: 'Estado', cell: ({ estado }) => <StateBadge state={estado} /> },
    {
      key: 'intentos',
      header: 'Intentos',
      align: 'end',
      className: 'tabular-nums',
      cell: ({ intentos }) => intentos,
    },
    {
      key: 'motivo',
      header: 'Por qué',
      className: 'max-w-80 text-sm wrap-anywhere',
      cell: (work) => <Reason work={work} />,
    },
    {
      key: 'acciones',
      header: <span className="sr-only">Acciones</span>,
      align: 'end',
      cell: (work) => <Actions work={work} onAsk={onAsk} />,
    },
  ];
}

export function WorkCard({ work, onAsk }: { work: UnfinishedWire; onAsk: Ask }) {
  return (
    <Card className="flex h-full flex-col items-start gap-2 p-4">
      <h2 className="text-base font-semibold wrap-anywhere">{workText(work)}</h2>
      <StateBadge state={work.estado} />
      <p className="text-sm text-ink-muted wrap-anywhere">
        <Moment iso={work.desde} /> · {work.intentos === 1 ? '1 intento' : `${work.intentos} intentos`}
        {work.destinatario && ` · ${work.destinatario}`}
      </p>
      <Reason work={work} />
      <Actions work={work} onAsk={onAsk} />
    </Card>
  );
}

function What({ work }: { work: UnfinishedWire }) {
  return (
    <span>
      {workText(work)}
      {work.destinatario && (
        <span className="block text-sm font-normal text-ink-muted wrap-anywhere">{work.destinatario}</span>
      )}
    </span>
  );
}

/** In words, with the technical reason for diagnosis and the time of the next attempt. */
function Reason({ work }: { work: UnfinishedWire }) {
  return (
    <div className="text-sm">
      {reasonText(work)}
      {work.proximoIntento && (
        <span className="block">
          Próximo intento: <Moment iso={work.proximoIntento} />
        </span>
      )}
      <TechnicalDetail of={work} />
    </div>
  );
}

function StateBadge({ state }: { state: UnfinishedState }) {
  const { label, tone } = STATES[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

function Actions({ work, onAsk }: { work: UnfinishedWire; onAsk: Ask }) {
  const about = workText(work) + (work.destinatario ? ` para ${work.destinatario}` : '');
  return (
    <Allowed to={retryUnfinished}>
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Reintentar ${about}`}
          onClick={() => onAsk({ how: 'retry', work })}
        >
          Reintentar
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Descartar ${about}`}
          onClick={() => onAsk({ how: 'discard', work })}
        >
          Descartar
        </Button>
        {work.tipo === 'correo' && work.estado !== 'reintentando' && (
          <CorrectAddress
            mailId={Number(work.clave.replace('correo-', ''))}
            kind={work.nombre}
            listingId={work.idInmueble}
            address={work.destinatario?.match(/[^\s<>()]+@[^\s<>()]+/)?.[0] ?? ''}
          />
        )}
      </span>
    </Allowed>
  );
}
