import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { exportList, exportListAsWorkbook } from '#common/listings/desk/desk-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { planEntry } from '#common/contracts/plans.js';
import type { AdminListingRow } from '#common/listings/desk/desk-shapes.js';
import { RadioGroup } from '../../../ui/choices.js';
import { Select } from '../../../ui/select.js';
import { adminQueries } from '../../data/listing-queries.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { DateFilter, FilterBar, OPERATION_OPTIONS } from '../../lists/filters/filter-bar.js';
import { fileOfList, PENDING_FILTERS, pendingRequest } from './list-filters.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import { AdminListingCard, PhotoCount } from './listing-card.js';
import { ExportList } from '../../lists/export-list.js';
import { hideable, shownColumns, type ListColumn } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar, useListLook } from '../../lists/list-toolbar.js';
import { selectColumn } from '../../lists/select-column.js';
import { Moment } from '../../frame/moment.js';
import { FactsText, LeadPriceText, RejectionReason, WaitText } from './review-parts.js';
import { DetailLink, OperationBadge, Thumbnail, TrustBadges } from './row-parts.js';
import { OrderSelect } from '../../lists/order-select.js';
import { useRowSelection } from '../../lists/row-selection.js';
import { SearchBox } from '../../lists/filters/search-box.js';
import { sortable } from '../../lists/sort-heading.js';
import { BulkBar } from './bulk-bar.js';
import { MarkSelect } from './mark-select.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { ReportedBadge } from '../../inquiries/reported-notice.js';

type PendingFilter = keyof typeof PENDING_FILTERS;

const STATES = [
  { value: 'pendientes', label: 'Pendientes' },
  { value: 'rechazados', label: 'Rechazados' },
] as const;

const EMAIL_OPTIONS = [
  { value: '', label: 'Todos' },
  { value: 'confirmado', label: 'Confirmado' },
  { value: 'sin-confirmar', label: 'Sin confirmar' },
] as const;

const COLUMNS: readonly ListColumn<AdminListingRow>[] = [
  {
    key: 'inmueble',
    by: 'localidad',
    header: 'Inmueble',
    isRowHeader: true,
    className: 'min-w-64',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Thumbnail row={row} className="h-14 w-18" />
        <span className="min-w-0">
          {row.title}
          <span className="block text-sm font-normal text-ink-muted">{row.direccionCompleta}</span>
          <FactsText row={row} />
          <RejectionReason row={row} />
          <ViewedBy listingId={row.idInmuebles} className="mt-1" />
        </span>
      </span>
    ),
  },
  {
    key: 'operacion',
    header: 'Operación',
    cell: (row) => (
      <>
        <OperationBadge operation={row.tipoOperacion} />
        <span className="mt-1 block whitespace-nowrap text-sm text-ink-muted">
          {planEntry(row.plan).name}
        </span>
      </>
    ),
  },
  {
    key: 'precio',
    by: 'precio',
    header: 'Precio y fotos',
    cell: (row) => (
      <>
        <LeadPriceText row={row} />
        <span className="mt-1 block text-sm">
          <PhotoCount count={row.cantidadImagenes} />
        </span>
      </>
    ),
  },
  {
    key: 'nombre',
    by: 'duenio',
    header: 'Nombre',
    cell: (row) => (
      <>
        {row.nombre} {row.apellido}
        <TrustBadges listing={row} className="mt-1" />
        <ReportedBadge id={row.idInmuebles} />
      </>
    ),
  },
  {
    key: 'fecha',
    by: 'creado',
    header: 'Creado',
    cell: (row) => (
      <>
        <Moment iso={row.createdAt} />
        <WaitText row={row} />
      </>
    ),
  },
  {
    key: 'detalle',
    header: <span className="sr-only">Detalle</span>,
    align: 'end',
    cell: (row) => <DetailLink row={row} />,
  },
];

/** Each list without filters and without rows. */
const EMPTY = {
  pendientes: {
    emptyText: 'No hay avisos para revisar.',
    emptyIcon: <IconCircleCheck className="size-8" />,
    emptyHelp: <p className="text-ink-muted">Cuando llegue uno, la lista se actualiza sola.</p>,
  },
  rechazados: { emptyText: 'No hay avisos rechazados.' },
} as const;

const ORDERS = ['creado', 'duenio', 'localidad', 'precio'] as const;

/** Pending and rejected notices. */
export function Screen() {
  const filters = useListFilters<PendingFilter>(PENDING_FILTERS, ['estado', 'orden']);
  const { values, change } = filters;
  const { state, query } = pendingRequest(filters.params);
  const list = useQuery(adminQueries.list(state, query));
  const selection = useRowSelection<AdminListingRow>(state, ({ idInmuebles }) => idInmuebles);
  const [look, setLook] = useListLook('pendientes');
  const columns = [
    selectColumn(list.data?.rows ?? [], selection),
    ...sortable(shownColumns(COLUMNS, look), values.orden, (orden) => change({ orden })),
  ];
  const title = state === 'pendiente' ? 'Inmuebles Pendientes' : 'Inmuebles Rechazados';
  useTitle(title);
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title={title} />
      <FilterBar
        label="Filtros de inmuebles pendientes"
        isFiltered={filters.isFiltered}
        onClear={filters.clear}
        lead={
          <RadioGroup
            legend="Estado"
            legendHidden
            value={state === 'pendiente' ? 'pendientes' : 'rechazados'}
            choices={STATES}
            onChange={(estado) => change({ estado })}
          />
        }
      >
        <Select
          label="Operación"
          options={OPERATION_OPTIONS}
          value={values.operacion}
          onChange={(event) => change({ operacion: event.target.value })}
        />
        <SearchBox
          label="Nombre"
          placeholder="Nombre, DNI completo, email o teléfono"
          value={values.nombre}
          onChange={(nombre) => change({ nombre })}
        />
        <Select
          label="Email"
          options={EMAIL_OPTIONS}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <MarkSelect state={state} value={values.marca} onChange={(marca) => change({ marca })} />
        <DateFilter value={values.fecha} onChange={(fecha) => change({ fecha })} />
        <OrderSelect orders={ORDERS} value={values.orden} onChange={(orden) => change({ orden })} />
      </FilterBar>
      <ListToolbar
        list="pendientes"
        params={filters.params}
        look={look}
        onLook={setLook}
        columns={hideable(COLUMNS)}
      >
        <ExportList
          csv={exportList}
          excel={exportListAsWorkbook}
          body={fileOfList({ state, query })}
          name="avisos"
        />
      </ListToolbar>
      <ListResults
        caption={title}
        query={list}
        columns={columns}
        compact={look.compact}
        card={(row) => <AdminListingCard row={row} selection={selection} />}
        keyOf={({ idInmuebles }) => idInmuebles}
        noun={['inmueble', 'inmuebles']}
        loadingText={ADMIN_LIST_MESSAGES.activeLoading}
        {...EMPTY[state === 'pendiente' ? 'pendientes' : 'rechazados']}
        filters={{ ...filters.narrowing, noMatchText: ADMIN_LIST_MESSAGES.pendingEmpty }}
      />
      <BulkBar state={state} selection={selection} list={{ query, total: list.data?.total ?? 0 }} />
    </div>
  );
}
