import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  discardUnfinished,
  listUnfinished,
  retryUnfinished,
  ALL_UNFINISHED,
  UNFINISHED_KINDS,
  type UnfinishedKind,
} from '#common/operations/unfinished-calls.js';
import { TOOLS_MESSAGES } from '#common/operations/download-messages.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { postAdmin } from '../../data/admin-api.js';
import { operatorListUnderQuery } from '../../data/operator-list-query.js';
import { useAction } from '../../data/use-action.js';
import { ToolHeader } from '../../frame/tool-header.js';
import { useTitle } from '../../frame/use-title.js';
import { Allowed } from '../../session/allowed.js';
import { FilterBar } from '../../lists/filters/filter-bar.js';
import { readPageNumber } from '../../lists/filters/list-address.js';
import { ListResults } from '../../lists/list-results.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { AskWork, type AskedWork } from './ask-work.js';
import { columnsFor, WorkCard } from './work-parts.js';

const FILTERS = { tipo: '' } as const;

const KINDS: Readonly<Record<UnfinishedKind, string>> = {
  correo: 'Emails',
  foto: 'Fotos',
  evento: 'Sucesos sin avisar',
  tarea: 'Tareas',
  envio: 'Envíos programados',
  resumen: 'Resúmenes',
};

const failed = {
  texts: {
    failed: TOOLS_MESSAGES.failed('no se pudo.'),
    unreachable: TOOLS_MESSAGES.failed('no hubo respuesta del servidor.'),
  },
  refreshes: [listUnfinished],
};

/** Unfinished work with its reasons, to retry or discard. */
export function Screen() {
  useTitle('Sin terminar');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, narrowing, params } = filters;
  const query = { ...values, pagina: readPageNumber(params), porPagina: 50 };
  const list = useQuery(operatorListUnderQuery(listUnfinished, query, 'trabajos'));
  const { data: counts } = useQuery(freshQuery(listUnfinished, { porPagina: 1 }));
  const [asked, setAsked] = useState<AskedWork>();
  const settled = {
    ...failed,
    done: ({ message }: { message: string }) => message,
    onDone: () => setAsked(undefined),
  };
  const retry = useAction({
    ...settled,
    call: (clave: string) => postAdmin(retryUnfinished, { clave }),
  });
  const discard = useAction({
    ...settled,
    call: (clave: string) => postAdmin(discardUnfinished, { clave }),
  });
  const total = counts?.total ?? 0;
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ToolHeader title="Sin terminar" list={list}>
        {total > 0 && (
          <Allowed to={retryUnfinished}>
            <Button onClick={() => setAsked({ how: 'retry', total })}>Reintentar todo</Button>
            <Button variant="secondary" onClick={() => setAsked({ how: 'discard', total })}>
              Descartar todo
            </Button>
          </Allowed>
        )}
      </ToolHeader>
      <FilterBar
        label="Filtros de lo que no se terminó"
        filters={filters}
        fields={[
          {
            kind: 'choice',
            name: 'tipo',
            label: 'Qué es',
            placeholder: 'Todo',
            options: UNFINISHED_KINDS.map((kind) => ({
              value: kind,
              label: counts ? `${KINDS[kind]} (${counts.porTipo[kind]})` : KINDS[kind],
            })),
          },
        ]}
      />
      <ListResults
        caption="Sin terminar"
        query={list}
        columns={columnsFor(setAsked)}
        card={(work) => <WorkCard work={work} onAsk={setAsked} />}
        keyOf={({ clave }) => clave}
        noun={['trabajo', 'trabajos']}
        emptyIcon={<IconCircleCheck className="size-8" />}
        loadingText="Cargando lo que no se terminó..."
        emptyText="No quedó nada sin terminar. Todo salió."
        filters={{ ...narrowing, noMatchText: 'No hay nada de este tipo sin terminar.' }}
      />
      <AskWork
        asked={asked}
        busy={retry.busy || discard.busy}
        onConfirm={({ how, work }) => (how === 'retry' ? retry : discard).run(work?.clave ?? ALL_UNFINISHED)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
