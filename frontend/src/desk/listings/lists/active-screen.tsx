import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { LIST_ORDERS } from '#common/kernel/calls/list-order.js';
import { AVAILABILITIES, SEASON_HALVES, type Availability } from '#common/pricing/season/season-halves.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { OPERATION_LEAD, type FilterField } from '../../lists/filters/filter-fields.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { ACTIVE_COLUMNS } from './active-columns.js';
import { ACTIVE_FILTERS, activeRequest } from './list-filters.js';
import { markField } from './mark-field.js';
import { NoticeList } from './notice-list.js';

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

/** Only public notices have a price that lists can be sorted by. */
const UNPRICED_ORDERS = LIST_ORDERS.filter((order) => order !== 'precio');
const WITHDRAWN_COLUMNS = ACTIVE_COLUMNS.map(({ by, ...column }) =>
  by === undefined || by === 'precio' ? column : { ...column, by },
);

/** Active and withdrawn notices. */
export function Screen() {
  const filters = useListFilters<ActiveFilter>(ACTIVE_FILTERS, CHOOSING);
  const { values, params } = filters;
  const request = activeRequest(params);
  const isActive = request.state !== 'altaRechazado';
  const suffix = isActive ? '' : ` ${ADMIN_LIST_MESSAGES.rejectedSuffix}`;
  return (
    <NoticeList
      name="altas"
      title={`${ADMIN_LIST_MESSAGES.activeTitle}${suffix}`}
      request={request}
      bar={{
        label: 'Filtros de inmuebles dados de alta',
        filters,
        leads: [{ name: 'estado', label: 'Estado', choices: STATES }, OPERATION_LEAD],
        fields: fieldsOf(request.state, values.quincena !== ''),
        orders: isActive ? LIST_ORDERS : UNPRICED_ORDERS,
      }}
      order={{ value: values.orden, onChange: (orden) => filters.change({ orden }) }}
      columns={isActive ? ACTIVE_COLUMNS : WITHDRAWN_COLUMNS}
      hidden={HIDDEN_AT_FIRST}
      empty={{ emptyText: `No hay ${ROWS[values.operacion] ?? 'avisos'} en esta lista.` }}
      noMatchText={ADMIN_LIST_MESSAGES.activeEmpty}
    />
  );
}

/** @param withHalf a half of the season is chosen, so that availability has a meaning */
function fieldsOf(state: ListingStatusName, withHalf: boolean): readonly FilterField<ActiveFilter>[] {
  return [
    { kind: 'search', name: 'codigo', label: 'Código', placeholder: 'ALQ-0001' },
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
