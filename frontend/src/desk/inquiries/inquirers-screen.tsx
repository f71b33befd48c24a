import { useQuery } from '@tanstack/react-query';
import { listInquirers, type InquirerWire } from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_LIST_MESSAGES } from '#common/inquiries/inquiry-list-messages.js';
import { numberText } from '#common/kernel/text.js';
import { Card } from '../../ui/card.js';
import { operatorListQuery } from '../data/operator-list-query.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import type { FilterField } from '../lists/filters/filter-fields.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { useListColumns, type ListColumn } from '../lists/list-columns.js';
import { ListResults } from '../lists/list-results.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { Moment } from '../frame/moment.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { PersonLinks } from './inquiry-parts.js';

const FILTERS = { buscar: '', orden: '' } as const;
const ORDERS = ['consultas', 'creado'] as const;

const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'buscar', label: 'Buscar', placeholder: 'Nombre, teléfono o email' },
];

const COLUMNS: readonly ListColumn<InquirerWire>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ nombreCompleto }) => nombreCompleto,
  },
  { key: 'contacto', header: 'Teléfono y email', cell: (row) => <PersonLinks {...row} nombreCompleto="" /> },
  {
    key: 'cantidad',
    by: 'consultas',
    header: 'Consultas',
    align: 'end',
    className: 'tabular-nums',
    cell: (row) => numberText(row.cantidad),
  },
  {
    key: 'ultima',
    by: 'creado',
    header: 'Última consulta',
    cell: (row) => <Moment iso={row.ultimaConsulta} />,
  },
];

/** People who have sent inquiries, each once. */
export function Screen() {
  useTitle('Contactos de consultas');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS, ['orden']);
  const { values, change, narrowing, params } = filters;
  const columns = useListColumns('personas', COLUMNS, {
    order: { value: values.orden, onChange: (orden) => change({ orden }) },
  });
  const query = { ...values, pagina: readPageNumber(params), porPagina: 50 };
  const list = useQuery(operatorListQuery(listInquirers, query));
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Contactos de consultas">
        <ListToolbar list="personas" params={params} columns={columns} />
      </ScreenHeader>
      <FilterBar
        label="Filtros de contactos de consultas"
        filters={filters}
        fields={FIELDS}
        orders={ORDERS}
      />
      <ListResults
        caption="Contactos de consultas"
        query={list}
        columns={columns.shown}
        card={(row) => <InquirerCard row={row} />}
        keyOf={({ email, telefono }) => `${email} ${telefono}`}
        noun={['contacto', 'contactos']}
        loadingText="Cargando contactos..."
        emptyText="Todavía nadie hizo una consulta."
        filters={{ ...narrowing, noMatchText: 'Nadie coincide con la búsqueda.' }}
        errorText={() => INQUIRY_LIST_MESSAGES.contactsFailed}
      />
    </div>
  );
}

function InquirerCard({ row }: { row: InquirerWire }) {
  return (
    <Card className="flex h-full flex-col gap-1 p-4">
      <h2 className="text-base font-semibold">
        <PersonLinks {...row} />
      </h2>
      <p className="mt-auto text-sm text-ink-muted">
        {row.cantidad === 1 ? 'Una consulta' : `${numberText(row.cantidad)} consultas`}, la última{' '}
        <Moment iso={row.ultimaConsulta} />
      </p>
    </Card>
  );
}
