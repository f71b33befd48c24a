import { useQuery } from '@tanstack/react-query';
import { listAudit, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { apiQuery } from '../../app/queries.js';
import { Card } from '../../ui/card.js';
import { operatorListUnderQuery } from '../data/operator-list-query.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { useListColumns, type ListColumn } from '../lists/list-columns.js';
import { ListResults } from '../lists/list-results.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { Moment } from '../frame/moment.js';
import { OwnerLink, readSubject, SubjectFilter } from '../lists/filters/subject-filter.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { actionText, authorText, entryText } from './audit-words.js';
import { Changes } from './audit-changes.js';
import { Subject } from './audit-subject.js';
import { UndoEntry } from './audit-undo.js';

const FILTERS = { accion: '', codigo: '', desde: '', hasta: '', duenio: '', aviso: '' } as const;

const COLUMNS: readonly ListColumn<AuditEntryWire>[] = [
  { key: 'fecha', header: 'Fecha', className: 'align-top', cell: ({ fecha }) => <Moment iso={fecha} /> },
  {
    key: 'quien',
    header: 'Quién',
    className: 'align-top',
    cell: (entry) => <Author entry={entry} />,
  },
  {
    key: 'accion',
    header: 'Qué hizo',
    isRowHeader: true,
    className: 'align-top',
    cell: (entry) => entryText(entry),
  },
  { key: 'sobre', header: 'Sobre', className: 'align-top', cell: (entry) => <Subject entry={entry} /> },
  {
    key: 'cambios',
    header: 'Cambios',
    className: 'max-w-md align-top',
    cell: (entry) => <Changes entry={entry} />,
  },
  {
    key: 'deshacer',
    header: 'Deshacer',
    className: 'max-w-52 align-top',
    cell: (entry) => <UndoEntry entry={entry} />,
  },
];

/** Changes by administrators: who, when, before and after. */
export function Screen() {
  useTitle('Auditoría');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, change, narrowing, params } = filters;
  const columns = useListColumns('auditoria', COLUMNS);
  const { duenio, aviso, ...others } = values;
  const [owner, listing] = [readSubject(duenio), readSubject(aviso)];
  const asked = {
    ...others,
    ...(owner !== undefined && { idDuenio: owner }),
    ...(listing !== undefined && { idInmueble: listing }),
  };
  const list = useQuery(
    operatorListUnderQuery(listAudit, { ...asked, pagina: readPageNumber(params), porPagina: 50 }, 'cambios'),
  );
  const { data: known } = useQuery({ ...apiQuery(listAudit, { porPagina: 1 }), retryOnMount: true });
  const actions = (known?.acciones ?? [])
    .map((action) => ({ value: action, label: actionText(action) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Auditoría">
        <ListToolbar list="auditoria" params={params} columns={columns} />
      </ScreenHeader>
      <FilterBar
        label="Filtros de auditoría"
        filters={filters}
        fields={[
          { kind: 'search', name: 'codigo', label: 'Código del aviso', placeholder: 'ALQ-0001' },
          { kind: 'choice', name: 'accion', label: 'Acción', placeholder: 'Todas', options: actions },
          { kind: 'day', name: 'desde', label: 'Desde' },
          { kind: 'day', name: 'hasta', label: 'Hasta' },
        ]}
      />
      {owner !== undefined && (
        <SubjectFilter all="Ver los de todos" onAll={() => change({ duenio: '' })}>
          Solo los cambios de un dueño y de sus avisos.
          <OwnerLink owner={owner} />
        </SubjectFilter>
      )}
      {listing !== undefined && (
        <SubjectFilter all="Ver los de todos" onAll={() => change({ aviso: '' })}>
          Solo los cambios del aviso Nº {listing}.
        </SubjectFilter>
      )}
      <ListResults
        caption="Auditoría"
        query={list}
        columns={columns.shown}
        card={(entry) => <EntryCard entry={entry} />}
        keyOf={({ id }) => id}
        noun={['cambio', 'cambios']}
        loadingText="Cargando cambios..."
        emptyText="Todavía no hay cambios."
        filters={{ ...narrowing, noMatchText: 'Ningún cambio coincide con los filtros.' }}
      />
    </div>
  );
}

/** Who made a change; below a name the address, because two accounts may have the same name. */
function Author({ entry }: { entry: AuditEntryWire }) {
  return (
    <>
      {authorText(entry)}
      {entry.nombreAdministrador && (
        <span className="block wrap-break-word text-sm text-ink-muted">{entry.administrador}</span>
      )}
    </>
  );
}

function EntryCard({ entry }: { entry: AuditEntryWire }) {
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <h2 className="text-base font-semibold">{entryText(entry)}</h2>
      <p className="text-sm text-ink-muted">
        <Moment iso={entry.fecha} /> · <Author entry={entry} />
      </p>
      <Subject entry={entry} />
      <Changes entry={entry} />
      <UndoEntry entry={entry} />
    </Card>
  );
}
