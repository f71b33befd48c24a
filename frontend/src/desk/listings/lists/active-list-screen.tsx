import { useQuery } from '@tanstack/react-query';
import { exportList, exportListAsWorkbook } from '#common/listings/desk/desk-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { LIST_ORDERS } from '#common/kernel/calls/list-order.js';
import { AVAILABILITIES, SEASON_HALVES, type Availability } from '#common/pricing/season/season-halves.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { AdminListingRow } from '#common/listings/desk/desk-shapes.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { RadioGroup } from '../../../ui/choices.js';
import { Select } from '../../../ui/select.js';
import { adminQueries } from '../../data/listing-queries.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { DateFilter, FilterBar, OPERATION_OPTIONS } from '../../lists/filters/filter-bar.js';
import { ACTIVE_FILTERS, activeRequest, fileOfList } from './list-filters.js';
import { AdminListingCard } from './listing-card.js';
import { ExportList } from '../../lists/export-list.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar, useListLook } from '../../lists/list-toolbar.js';
import { useRowSelection } from '../../lists/row-selection.js';
import { activeColumns, HIDEABLE_COLUMNS } from './active-columns.js';
import { BulkBar } from './bulk-bar.js';
import { MarkSelect } from './mark-select.js';
import { OrderSelect } from '../../lists/order-select.js';
import { SearchBox } from '../../lists/filters/search-box.js';
import { useListFilters, type ListFilters } from '../../lists/filters/use-list-filters.js';

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

const AVAILABILITY_OPTIONS = AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] }));

/** Both lists are either of rentals, of sales, or of both. */
const CHOOSING = ['estado', 'operacion', 'orden'] as const;

/** What the list would contain. */
const ROWS: Readonly<Record<string, string>> = { alquiler: 'alquileres', venta: 'ventas' };

/** The age is shown under the address; without the column of the day the table fits 1440 px. */
const FIRST_LOOK = { hidden: ['creado'], compact: false };

/** Active and withdrawn notices. */
export function Screen() {
  const filters = useListFilters<ActiveFilter>(ACTIVE_FILTERS, CHOOSING);
  const { state, query } = activeRequest(filters.params);
  const list = useQuery(adminQueries.list(state, query));
  const [look, setLook] = useListLook('altas', FIRST_LOOK);
  const selection = useRowSelection<AdminListingRow>(state, ({ idInmuebles }) => idInmuebles);
  const columns = activeColumns({
    rows: list.data?.rows ?? [],
    hidden: look.hidden,
    order: filters.values.orden,
    onOrder: (orden) => filters.change({ orden }),
    selection,
  });
  const suffix = state === 'altaRechazado' ? ` ${ADMIN_LIST_MESSAGES.rejectedSuffix}` : '';
  const title = `${ADMIN_LIST_MESSAGES.activeTitle}${suffix}`;
  useTitle(title);
  return (
    <div className="mx-auto max-w-[90rem] p-4 tablet:px-6 tablet:py-8">
      <ScreenHeader title={title} />
      <FilterBar
        label="Filtros de inmuebles dados de alta"
        isFiltered={filters.isFiltered}
        onClear={filters.clear}
        lead={
          <RadioGroup
            legend="Estado"
            legendHidden
            value={state === 'alta' ? 'activos' : 'rechazados'}
            choices={STATES}
            onChange={(estado) => filters.change({ estado })}
          />
        }
      >
        <ActiveFilterFields {...filters} state={state} />
      </FilterBar>
      <ListToolbar
        list="altas"
        params={filters.params}
        look={look}
        onLook={setLook}
        columns={HIDEABLE_COLUMNS}
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
        emptyText={`No hay ${ROWS[filters.values.operacion] ?? 'avisos'} en esta lista.`}
        filters={{ ...filters.narrowing, noMatchText: ADMIN_LIST_MESSAGES.activeEmpty }}
      />
      <BulkBar state={state} selection={selection} list={{ query, total: list.data?.total ?? 0 }} />
    </div>
  );
}

function ActiveFilterFields({
  values,
  change,
  state,
}: ListFilters<ActiveFilter> & { state: ListingStatusName }) {
  return (
    <>
      <SearchBox
        label="Código"
        placeholder="ALQ-0001"
        value={values.codigo}
        onChange={(codigo) => change({ codigo })}
      />
      <SearchBox
        label="Dueño"
        placeholder="Nombre o teléfono"
        value={values.nombre}
        onChange={(nombre) => change({ nombre })}
        withKey={false}
      />
      <Select
        label="Operación"
        options={OPERATION_OPTIONS}
        value={values.operacion}
        onChange={(event) => change({ operacion: event.target.value })}
      />
      <Select
        label="Fotos"
        options={PHOTOS}
        value={values.fotos}
        onChange={(event) => change({ fotos: event.target.value })}
      />
      <Select
        label="Pago"
        options={PAYMENTS}
        value={values.pago}
        onChange={(event) => change({ pago: event.target.value })}
      />
      <Select
        label="Localidad"
        placeholder="Todas"
        options={TOWNS}
        value={values.localidad}
        onChange={(event) => change({ localidad: event.target.value })}
      />
      <Select
        label="Quincena"
        placeholder="Todas"
        options={HALVES}
        value={values.quincena}
        onChange={(event) => change({ quincena: event.target.value })}
      />
      {values.quincena !== '' && (
        <Select
          label="En la quincena"
          options={AVAILABILITY_OPTIONS}
          value={values.disponibilidad}
          onChange={(event) => change({ disponibilidad: event.target.value })}
        />
      )}
      <MarkSelect state={state} value={values.marca} onChange={(marca) => change({ marca })} />
      <DateFilter value={values.fecha} onChange={(fecha) => change({ fecha })} />
      <OrderSelect orders={LIST_ORDERS} value={values.orden} onChange={(orden) => change({ orden })} />
      <Checkbox
        label="Solo destacados"
        checked={values.destacados === 'si'}
        onChange={(event) => change({ destacados: event.target.checked ? 'si' : '' })}
        className="min-h-12"
      />
    </>
  );
}
