import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  viewOwnersToCall,
  viewSearches,
  type CountedSearchesAnswer,
  type CountedSearchWire,
  type OwnerToCallWire,
} from '#common/inquiries/demand-calls.js';
import { counted, numberText, percentText } from '#common/kernel/text.js';
import { apiQuery } from '../../app/queries.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { detailPath } from '../admin-paths.js';
import { statisticsErrorText } from './statistics-queries.js';
import { Panel } from './statistics-panel.js';
import { searchLabel } from './search-label.js';

/** Searches without results, and owners whose homes would match. */
export function SearchesPanel() {
  const { data, error, isFetching, refetch } = useQuery(apiQuery(viewSearches));
  return (
    <Panel title="Qué buscan y no encuentran">
      {error && (
        <ErrorState title={statisticsErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton className="h-40" />}
      {!error && data && <Searches data={data} />}
    </Panel>
  );
}

function Searches({ data }: { data: CountedSearchesAnswer }) {
  const { dias, busquedas, sinResultado, faltantes } = data;
  if (busquedas === 0) return <p className="text-ink-muted">Todavía no hay búsquedas para contar.</p>;
  return (
    <>
      <p className="mb-3 text-ink-soft">
        En los últimos {dias} días hubo {counted(busquedas, 'búsqueda')}; {numberText(sinResultado)} (
        {percentText(sinResultado / busquedas)}) no {sinResultado === 1 ? 'encontró' : 'encontraron'} nada
        libre.
      </p>
      {faltantes.length > 0 && (
        <ul aria-label="Búsquedas sin resultado" className="divide-y divide-line">
          {faltantes.map((search) => (
            <UnmetSearch key={search.busqueda} search={search} />
          ))}
        </ul>
      )}
    </>
  );
}

function UnmetSearch({ search }: { search: CountedSearchWire }) {
  const [isOpen, setOpen] = useState(false);
  const label = searchLabel(search.busqueda);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <TextLink to={search.busqueda}>{label}</TextLink>
          <p className="text-sm tabular-nums text-ink-muted">
            {numberText(search.sinResultado)} de {numberText(search.busquedas)} sin resultado
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`A quién llamar: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          A quién llamar
        </Button>
      </div>
      {isOpen && <OwnersToCall search={search.busqueda} />}
    </li>
  );
}

function OwnersToCall({ search }: { search: string }) {
  const { data, error, isFetching, refetch } = useQuery(apiQuery(viewOwnersToCall, { busqueda: search }));
  if (error)
    return <ErrorState title={statisticsErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mt-2 h-16" />;
  if (data.total === 0)
    return (
      <p className="mt-2 text-sm text-ink-muted">
        Ningún aviso pausado o sin precio para esas fechas coincide con la búsqueda.
      </p>
    );
  return (
    <>
      <ul aria-label="A quién llamar" className="mt-2 divide-y divide-line rounded-field bg-band px-3">
        {data.avisos.map((notice) => (
          <OwnerToCall key={notice.idInmuebles} notice={notice} />
        ))}
      </ul>
      {data.total > data.avisos.length && (
        <p className="mt-1 text-sm text-ink-muted">
          Los {data.avisos.length} más vistos de {numberText(data.total)}.
        </p>
      )}
    </>
  );
}

function OwnerToCall({ notice }: { notice: OwnerToCallWire }) {
  const { idInmuebles, codigo, estado, title, duenio, motivo } = notice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0">
        <TextLink to={detailPath(estado, idInmuebles)}>{codigo}</TextLink> · {title} · {duenio}
      </span>
      <Badge tone={motivo === 'pausado' ? 'sun' : 'neutral'}>
        {motivo === 'pausado' ? 'En pausa' : 'Sin precio para la fecha'}
      </Badge>
    </li>
  );
}
