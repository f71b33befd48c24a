import { useQuery } from '@tanstack/react-query';
import {
  exportInquiries,
  exportInquiriesAsWorkbook,
  listInquiries,
} from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_LIST_MESSAGES } from '#common/inquiries/inquiry-list-messages.js';
import type { InquiryWire } from '#common/inquiries/inquiry-shapes.js';
import { LIMITS } from '#common/kernel/limits.js';
import { TextLink } from '../../ui/link.js';
import { Select } from '../../ui/select.js';
import type { ListPage } from '../data/admin-api.js';
import { adminPaths } from '../admin-paths.js';
import { operatorListUnderQuery } from '../data/operator-list-query.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { DateFilter, FilterBar } from '../lists/filters/filter-bar.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { ExportList } from '../lists/export-list.js';
import { hideable, shownColumns, type ListColumn } from '../lists/list-columns.js';
import { ListResults } from '../lists/list-results.js';
import { ListToolbar, useListLook } from '../lists/list-toolbar.js';
import { Moment } from '../frame/moment.js';
import { OrderSelect } from '../lists/order-select.js';
import { OwnerLink, readSubject, SubjectFilter } from '../lists/filters/subject-filter.js';
import { SearchBox } from '../lists/filters/search-box.js';
import { sortable } from '../lists/sort-heading.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { ChannelBadge, CodeLink, InquiryCard, PersonLinks, InquiryStayLine } from './inquiry-parts.js';

const FILTERS = { tipo: 'todos', codigo: '', fechaDesde: '', fechaHasta: '', duenio: '', orden: '' } as const;
const ORDERS = ['creado'] as const;

const CHANNELS = [
  { value: 'todos', label: 'Todos' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'Email' },
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
  const { values, change, clear, isFiltered, narrowing, params } = useListFilters<keyof typeof FILTERS>(
    FILTERS,
    ['orden'],
  );
  const [look, setLook] = useListLook('consultas');
  const { duenio, ...others } = values;
  const owner = readSubject(duenio);
  const asked = { ...others, ...(owner !== undefined && { idContacto: owner }) };
  const query = { ...asked, limit: LIMITS.pageSize, page: readPageNumber(params) };
  const list = useQuery(operatorListUnderQuery(listInquiries, query, 'consultas'));
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Consultas">
        <TextLink to={adminPaths.inquirers}>Contactos de consultas</TextLink>
      </ScreenHeader>
      <FilterBar label="Filtros de consultas" isFiltered={isFiltered} onClear={clear}>
        <Select
          label="Tipo"
          options={CHANNELS}
          value={values.tipo}
          onChange={({ target }) => change({ tipo: target.value })}
        />
        <SearchBox
          label="Código"
          placeholder="ALQ-0001"
          value={values.codigo}
          onChange={(codigo) => change({ codigo })}
        />
        <DateFilter
          label="Desde"
          value={values.fechaDesde}
          onChange={(fechaDesde) => change({ fechaDesde })}
        />
        <DateFilter
          label="Hasta"
          value={values.fechaHasta}
          onChange={(fechaHasta) => change({ fechaHasta })}
        />
        <OrderSelect orders={ORDERS} value={values.orden} onChange={(orden) => change({ orden })} />
      </FilterBar>
      {owner !== undefined && (
        <SubjectFilter all="Ver las de todos" onAll={() => change({ duenio: '' })}>
          Solo las consultas por los avisos de un dueño.
          <OwnerLink owner={owner} />
        </SubjectFilter>
      )}
      <ListToolbar list="consultas" params={params} look={look} onLook={setLook} columns={hideable(COLUMNS)}>
        <ExportList csv={exportInquiries} excel={exportInquiriesAsWorkbook} body={asked} name="consultas" />
      </ListToolbar>
      <ListResults
        caption="Consultas"
        query={list}
        columns={sortable(shownColumns(COLUMNS, look), values.orden, (orden) => change({ orden }))}
        compact={look.compact}
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
