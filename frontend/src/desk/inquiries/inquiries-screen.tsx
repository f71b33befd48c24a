import { useQuery } from '@tanstack/react-query';
import {
  exportInquiries,
  exportInquiriesAsWorkbook,
  listInquiries,
  type InquiryWire,
} from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_LIST_MESSAGES } from '#common/inquiries/inquiry-list-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ListPage } from '../data/admin-api.js';
import { operatorListUnderQuery } from '../data/operator-list-query.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import type { FilterField } from '../lists/filters/filter-fields.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { ExportList } from '../lists/export-list.js';
import { useListColumns, type ListColumn } from '../lists/list-columns.js';
import { ListResults } from '../lists/list-results.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { Moment } from '../frame/moment.js';
import { OwnerLink, readSubject, SubjectFilter } from '../lists/filters/subject-filter.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { ChannelBadge, CodeLink, InquiryCard, PersonLinks, InquiryStayLine } from './inquiry-parts.js';

const FILTERS = { tipo: 'todos', codigo: '', fechaDesde: '', fechaHasta: '', duenio: '', orden: '' } as const;
const ORDERS = ['creado'] as const;

const CHANNELS = [
  { value: 'todos', label: 'Todos' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'Email' },
];

const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'codigo', label: 'Código', placeholder: 'ALQ-0001' },
  { kind: 'choice', name: 'tipo', label: 'Tipo', options: CHANNELS },
  { kind: 'day', name: 'fechaDesde', label: 'Desde' },
  { kind: 'day', name: 'fechaHasta', label: 'Hasta' },
];

const COLUMNS: readonly ListColumn<InquiryWire>[] = [
  { key: 'fecha', by: 'creado', header: 'Fecha', cell: ({ fecha }) => <Moment iso={fecha} /> },
  { key: 'codigo', header: 'Código', cell: (row) => <CodeLink row={row} /> },
  { key: 'canal', header: 'Canal', cell: ({ canal }) => <ChannelBadge channel={canal} /> },
  { key: 'persona', header: 'De', isRowHeader: true, cell: (row) => <PersonLinks {...row} /> },
  {
    key: 'mensaje',
    header: 'Mensaje',
    className: 'max-w-md whitespace-pre-line wrap-anywhere',
    cell: (row) => (
      <>
        {row.mensaje}
        <InquiryStayLine row={row} />
      </>
    ),
  },
];

/** Inquiries of visitors to owners. */
export function Screen() {
  useTitle('Consultas');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS, ['orden']);
  const { values, change, narrowing, params } = filters;
  const columns = useListColumns('consultas', COLUMNS, {
    order: { value: values.orden, onChange: (orden) => change({ orden }) },
  });
  const { duenio, ...others } = values;
  const owner = readSubject(duenio);
  const asked = { ...others, ...(owner !== undefined && { idContacto: owner }) };
  const query = { ...asked, limit: LIMITS.pageSize, page: readPageNumber(params) };
  const list = useQuery(operatorListUnderQuery(listInquiries, query, 'consultas'));
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Consultas">
        <ListToolbar list="consultas" params={params} columns={columns}>
          <ExportList csv={exportInquiries} excel={exportInquiriesAsWorkbook} body={asked} name="consultas" />
        </ListToolbar>
      </ScreenHeader>
      <FilterBar label="Filtros de consultas" filters={filters} fields={FIELDS} orders={ORDERS} />
      {owner !== undefined && (
        <SubjectFilter all="Ver las de todos" onAll={() => change({ duenio: '' })}>
          Solo las consultas por los avisos de un dueño.
          <OwnerLink owner={owner} />
        </SubjectFilter>
      )}
      <ListResults
        caption="Consultas"
        query={list}
        columns={columns.shown}
        card={(row) => <InquiryCard row={row} />}
        keyOf={({ idConsultas }) => idConsultas}
        noun={['consulta', 'consultas']}
        loadingText="Cargando consultas..."
        emptyText="Todavía no hay consultas."
        filters={{ ...narrowing, noMatchText: 'No hay consultas que coincidan con los filtros.' }}
        pageText={shownOf}
        ends
      />
    </div>
  );
}

/** 'Mostrando a-b de N' (back-office.md §2, Enquiries). */
function shownOf({ page, rows, total }: ListPage<InquiryWire>): string {
  const before = (page - 1) * LIMITS.pageSize;
  return INQUIRY_LIST_MESSAGES.shown(before + 1, before + rows.length, total);
}
