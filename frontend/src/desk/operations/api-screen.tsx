import { useQuery } from '@tanstack/react-query';
import { readApiDocument, type ApiDocument } from '#common/site/api-document-calls.js';
import { counted } from '#common/kernel/text.js';
import { apiQuery } from '../../app/queries.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { NoMatch } from '../lists/empty-list.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import type { FilterField } from '../lists/filters/filter-fields.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { OperationCard, type Operation } from './api-operation-card.js';

const FILTERS = { buscar: '' } as const;
const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'buscar', label: 'Buscar', placeholder: 'Camino o nombre' },
];

/** The calls of the API, as its OpenAPI document describes them. */
export function Screen() {
  useTitle('API');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, clear } = filters;
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(readApiDocument), retryOnMount: true });
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="API">
        <a
          href={readApiDocument.path}
          target="_blank"
          rel="noopener"
          className="font-semibold text-primary underline underline-offset-4"
        >
          Documento OpenAPI (JSON)
        </a>
      </ScreenHeader>
      <FilterBar label="Filtros de la API" filters={filters} fields={FIELDS} />
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingCalls />}
      {data && <Calls document={data} wanted={values.buscar} onClear={clear} />}
    </div>
  );
}

interface CallsProps {
  document: ApiDocument;
  wanted: string;
  onClear: () => void;
}

function Calls({ document, wanted, onClear }: CallsProps) {
  const found = operationsOf(document).filter((operation) => matches(operation, wanted));
  const groups = document.tags
    .map(({ name }) => ({ name, operations: found.filter(({ tags }) => tags.includes(name)) }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <>
      <output className="mb-3 block font-semibold text-ink-muted">{counted(found.length, 'llamada')}</output>
      {groups.length === 0 && <NoMatch text="Ninguna llamada coincide con la búsqueda." onClear={onClear} />}
      {groups.map(({ name, operations }) => (
        <section key={name} aria-labelledby={`grupo-${name}`} className="mb-6">
          <h2 id={`grupo-${name}`} lang="en" className="mb-2 text-xl">
            {name}
          </h2>
          <ul className="flex flex-col gap-2">
            {operations.map((operation) => (
              <li key={operation.operationId}>
                <OperationCard operation={operation} components={document.components.schemas} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LoadingCalls() {
  return (
    <div className="flex flex-col gap-2">
      <output className="sr-only">Cargando las llamadas...</output>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>
  );
}

function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

function matches({ path, operationId }: Operation, wanted: string): boolean {
  return `${path} ${operationId}`.toLowerCase().includes(wanted.toLowerCase());
}
