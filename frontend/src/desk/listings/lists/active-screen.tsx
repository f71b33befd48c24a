import { useQuery } from '@tanstack/react-query';
import { exportList, exportListAsWorkbook, type AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { LIST_ORDERS } from '#common/kernel/calls/list-order.js';
import { AVAILABILITIES, SEASON_HALVES, type Availability } from '#common/pricing/season/season-halves.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { adminQueries } from '../../data/listing-queries.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { FilterBar } from '../../lists/filters/filter-bar.js';
import { OPERATION_OPTIONS, type FilterField } from '../../lists/filters/filter-fields.js';
import { ACTIVE_FILTERS, activeRequest, fileOfList } from './list-filters.js';
import { AdminListingCard } from './listing-card.js';
import { ExportList } from '../../lists/export-list.js';
import { useListColumns } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar } from '../../lists/list-toolbar.js';
import { useRowSelection } from '../../lists/row-selection.js';
import { activeColumns } from './active-columns.js';
import { BulkBar } from './bulk-bar.js';
import { markField } from './mark-field.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';

type ActiveFilter = keyof typeof ACTIVE_FILTERS;

const STATES = [
  { value: 'activos', label: 'Activos' },
  { value: 'rechazados', label: 'Rechazados' },
] as const;

const PHOTOS = [
  { value: '', label: 'Todos' },
  { value: 'con', label: 'Con fotos' },
  { value: 'sin', label: 'Sin fotos' },
];

const PAYMENTS = [
  { value: '', label: 'Todos' },
  { value: 'si', label: 'Pagados' },
  { value: 'no', label: 'Sin pagar' },
];

const TOWNS = SEARCH_TOWNS.map((town) => ({ value: town, label: town }));

const HALVES = SEASON_HALVES.map(({ key, label }) => ({ value: key, label: label.replace(' quincena', '') }));

const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  libre: 'Libres',
  alquilado: 'Alquilados',
  'sin-precio': 'Sin precio',
};

const AVAILABILITY: FilterField<ActiveFilter> = {
  kind: 'choice',
  name: 'disponibilidad',
  label: 'En la quincena',
  options: AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] })),
};

/** Both lists are either of rentals, of sales, or of both. */
const CHOOSING = ['estado', 'operacion', 'orden'] as const;

/** What the list would contain. */
const ROWS: Readonly<Record<string, string>> = { alquiler: 'alquileres', venta: 'ventas' };

/** What does not fit 1280 px beside the menu. */
const HIDDEN_AT_FIRST = ['vence', 'creado'];

/** Active and withdrawn notices. */
export function Screen() {
  const filters = useListFilters<ActiveFilter>(ACTIVE_FILTERS, CHOOSING);
  const { values } = filters;
  const { state, query } = activeRequest(filters.params);
  const list = useQuery(adminQueries.list(state, query));
  const selection = useRowSelection<AdminListingRow>(state, ({ idInmuebles }) => idInmuebles);
  const columns = useListColumns('altas', activeColumns(list.data?.rows ?? [], selection), {
    order: { value: values.orden, onChange: (orden) => filters.change({ orden }) },
    hidden: HIDDEN_AT_FIRST,
  });
  const suffix = state === 'altaRechazado' ? ` ${ADMIN_LIST_MESSAGES.rejectedSuffix}` : '';
  const title = `${ADMIN_LIST_MESSAGES.activeTitle}${suffix}`;
  useTitle(title);
  return (
    <div className="mx-auto max-w-[90rem] p-4 tablet:px-6 tablet:py-8">
      <ScreenHeader title={title}>
        <ListToolbar list="altas" params={filters.params} columns={columns}>
          <ExportList
            csv={exportList}
            excel={exportListAsWorkbook}
            body={fileOfList({ state, query })}
            name="avisos"
          />
        </ListToolbar>
      </ScreenHeader>
      <FilterBar
        label="Filtros de inmuebles dados de alta"
        filters={filters}
        lead={{ name: 'estado', label: 'Estado', choices: STATES }}
        fields={fieldsOf(state, values.quincena !== '')}
        orders={LIST_ORDERS}
      />
      <ListResults
        caption={title}
        query={list}
        columns={columns.shown}
        card={(row) => <AdminListingCard row={row} selection={selection} />}
        keyOf={({ idInmuebles }) => idInmuebles}
        noun={['inmueble', 'inmuebles']}
        loadingText={ADMIN_LIST_MESSAGES.activeLoading}
        emptyText={`No hay ${ROWS[values.operacion] ?? 'avisos'} en esta lista.`}
        filters={{ ...filters.narrowing, noMatchText: ADMIN_LIST_MESSAGES.activeEmpty }}
      />
      <BulkBar state={state} selection={selection} list={{ query, total: list.data?.total ?? 0 }} />
    </div>
  );
}

/** @param withHalf a half of the season is chosen, so that availability has a meaning */
function fieldsOf(state: ListingStatusName, withHalf: boolean): readonly FilterField<ActiveFilter>[] {
  return [
    { kind: 'search', name: 'codigo', label: 'Código', placeholder: 'ALQ-0001' },
    { kind: 'choice', name: 'operacion', label: 'Operación', options: OPERATION_OPTIONS },
    { kind: 'search', name: 'nombre', label: 'Dueño', placeholder: 'Nombre o teléfono' },
    { kind: 'search', name: 'palabras', label: 'Texto del aviso', placeholder: 'quincho, frente al mar' },
    { kind: 'choice', name: 'fotos', label: 'Fotos', options: PHOTOS },
    { kind: 'choice', name: 'pago', label: 'Pago', options: PAYMENTS },
    { kind: 'choice', name: 'localidad', label: 'Localidad', placeholder: 'Todas', options: TOWNS },
    { kind: 'choice', name: 'quincena', label: 'Quincena', placeholder: 'Todas', options: HALVES },
    ...(withHalf ? [AVAILABILITY] : []),
    ...markField(state),
    { kind: 'day', name: 'fecha', label: 'Fecha de creación' },
    { kind: 'flag', name: 'destacados', label: 'Solo destacados' },
  ];
}
