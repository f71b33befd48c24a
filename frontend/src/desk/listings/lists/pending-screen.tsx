import { IconCircleCheck } from '@tabler/icons-react';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { planEntry } from '#common/contracts/plans.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { OPERATION_LEAD, type FilterField } from '../../lists/filters/filter-fields.js';
import { PENDING_FILTERS, pendingRequest } from './list-filters.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import type { ListColumn } from '../../lists/list-columns.js';
import { NoticeList } from './notice-list.js';
import { factsOf, LeadPriceText, RejectionReason, WaitText } from './review-parts.js';
import { AddressLine, DETAIL_COLUMN, Line, Thumbnail, titleInTown, TrustBadges } from './row-parts.js';
import { markField } from './mark-field.js';
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

/** Columns of pending or rejected notices; the latter have a reason instead of a waiting time. */
function columnsOf(state: ListingStatusName): readonly ListColumn<AdminListingRow>[] {
  return [...COLUMNS, state === 'pendiente' ? WAITING : REASON, DETAIL_COLUMN];
}

const COLUMNS: readonly ListColumn<AdminListingRow>[] = [
  {
    key: 'inmueble',
    by: 'localidad',
    header: 'Inmueble',
    isRowHeader: true,
    className: 'w-3/4 max-w-0',
    cell: (row) => (
      <span className="flex items-center gap-2">
        <Thumbnail row={row} className="h-8.5 w-11" />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <Line text={titleInTown(row)} />
            <ViewedBy listingId={row.idInmuebles} />
          </span>
          <AddressLine row={row} facts={[row.localidad, ...factsOf(row)]} />
        </span>
      </span>
    ),
  },
  {
    key: 'operacion',
    header: 'Plan',
    label: 'Operación y plan',
    className: 'whitespace-nowrap',
    cell: (row) => planEntry(row.plan).name,
  },
  {
    key: 'precio',
    header: 'Precio',
    cell: (row) => <LeadPriceText row={row} />,
  },
  {
    key: 'fotos',
    header: 'Fotos',
    align: 'end',
    className: 'tabular-nums',
    cell: (row) => row.cantidadImagenes,
  },
  {
    key: 'nombre',
    by: 'duenio',
    header: 'Nombre',
    className: 'w-1/4 max-w-0',
    cell: (row) => (
      <span className="flex items-center gap-2">
        <span className="line-clamp-2 leading-tight">{`${row.nombre} ${row.apellido}`}</span>
        <TrustBadges listing={row} asIcons />
        <ReportedBadge id={row.idInmuebles} />
      </span>
    ),
  },
];

const WAITING: ListColumn<AdminListingRow> = {
  key: 'fecha',
  by: 'creado',
  header: 'Llegó',
  className: 'whitespace-nowrap',
  cell: (row) => <WaitText row={row} />,
};

const REASON: ListColumn<AdminListingRow> = {
  key: 'motivo',
  header: 'Motivo',
  className: 'w-1/3 max-w-0',
  cell: (row) => <RejectionReason row={row} />,
};

/** Each list without filters and without rows. */
const EMPTY = {
  pendientes: {
    emptyText: 'No hay avisos para revisar.',
    emptyIcon: <IconCircleCheck className="size-8" />,
    emptyHelp: <p className="text-ink-muted">Cuando llegue uno, la lista se actualiza sola.</p>,
  },
  rechazados: { emptyText: 'No hay avisos rechazados.' },
} as const;

const ORDERS = ['creado', 'duenio', 'localidad'] as const;

/** Pending and rejected notices. */
export function Screen() {
  const filters = useListFilters<PendingFilter>(PENDING_FILTERS, ['estado', 'orden']);
  const request = pendingRequest(filters.params);
  const isPending = request.state === 'pendiente';
  return (
    <NoticeList
      name="pendientes"
      title={isPending ? 'Inmuebles Pendientes' : 'Inmuebles Rechazados'}
      request={request}
      bar={{
        label: 'Filtros de inmuebles pendientes',
        filters,
        leads: [{ name: 'estado', label: 'Estado', choices: STATES }, OPERATION_LEAD],
        fields: fieldsOf(request.state),
        orders: ORDERS,
      }}
      order={{ value: filters.values.orden, onChange: (orden) => filters.change({ orden }) }}
      columns={columnsOf(request.state)}
      empty={EMPTY[isPending ? 'pendientes' : 'rechazados']}
      noMatchText={ADMIN_LIST_MESSAGES.pendingEmpty}
    />
  );
}

function fieldsOf(state: ListingStatusName): readonly FilterField<PendingFilter>[] {
  return [
    {
      kind: 'search',
      name: 'nombre',
      label: 'Nombre',
      placeholder: 'Nombre, DNI, email, tel.',
    },
    { kind: 'search', name: 'palabras', label: 'Texto del aviso', placeholder: 'quincho, frente al mar' },
    { kind: 'choice', name: 'email', label: 'Email', options: EMAIL_OPTIONS },
    ...markField(state),
    { kind: 'day', name: 'fecha', label: 'Fecha de creación' },
  ];
}
