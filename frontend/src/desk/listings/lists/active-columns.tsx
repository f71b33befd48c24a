import { propertyTypeLabel } from '#common/listings/property-types.js';
import type { AdminListingRow } from '#common/listings/desk/desk-shapes.js';
import type { Column } from '../../../ui/data-table.js';
import { hideable, shownColumns, type ListColumn } from '../../lists/list-columns.js';
import { selectColumn } from '../../lists/select-column.js';
import { dayText } from '../../frame/moment-text.js';
import type { RowSelection } from '../../lists/row-selection.js';
import { sortable } from '../../lists/sort-heading.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import { PlanEnd } from '../../contracts/plan-end.js';
import { LeadPriceText } from './review-parts.js';
import {
  AbsenceBadge,
  AgeText,
  DetailLink,
  FeaturedAndPhotos,
  OperationBadge,
  OwnerLink,
  TrustBadges,
  PaidBadge,
  Thumbnail,
} from './row-parts.js';
import { ReportedBadge } from '../../inquiries/reported-notice.js';

const FIGURES = { align: 'end', className: 'tabular-nums' } as const;

const COLUMNS: readonly ListColumn<AdminListingRow>[] = [
  {
    key: 'codigo',
    by: 'codigo',
    header: 'Código',
    isRowHeader: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Thumbnail row={row} className="h-10 w-13" />
        {row.codigo}
      </span>
    ),
  },
  {
    key: 'operacion',
    header: 'Operación',
    cell: (row) => <OperationBadge operation={row.tipoOperacion} />,
  },
  { key: 'estado', header: 'Estado', cell: (row) => <FeaturedAndPhotos row={row} /> },
  {
    key: 'vivienda',
    label: 'Vivienda y dirección',
    by: 'localidad',
    header: 'Vivienda',
    className: 'min-w-48',
    cell: (row) => (
      <>
        {propertyTypeLabel(row.tipoVivienda)}
        <span className="block text-sm text-ink-muted">{row.direccionCompleta}</span>
        <span className="block text-sm text-ink-muted">
          <AgeText row={row} />
        </span>
        <AbsenceBadge row={row} />
        <ReportedBadge id={row.idInmuebles} />
        <ViewedBy listingId={row.idInmuebles} />
      </>
    ),
  },
  {
    key: 'duenio',
    by: 'duenio',
    header: 'Dueño',
    cell: (row) => (
      <>
        <OwnerLink row={row} />
        <TrustBadges listing={row} />
      </>
    ),
  },
  {
    key: 'precio',
    by: 'precio',
    header: 'Precio',
    cell: (row) => <LeadPriceText row={row} />,
  },
  { key: 'pago', by: 'pago', header: 'Pago', cell: (row) => <PaidBadge row={row} /> },
  {
    key: 'vence',
    by: 'vence',
    header: 'Plan vence',
    className: 'whitespace-nowrap text-sm',
    cell: ({ planVence }) =>
      planVence ? <PlanEnd end={planVence} /> : <span className="sr-only">No vence</span>,
  },
  {
    key: 'visitas',
    by: 'visitas',
    header: 'Visitas',
    ...FIGURES,
    cell: (row) => row.visitas,
  },
  {
    key: 'wpp',
    label: 'Consultas por WhatsApp',
    by: 'consultas',
    header: 'WhatsApp',
    ...FIGURES,
    cell: (row) => row.consultasWpp,
  },
  {
    key: 'email',
    label: 'Consultas por email',
    header: 'Email',
    ...FIGURES,
    cell: (row) => row.consultasEmail,
  },
  {
    key: 'creado',
    by: 'creado',
    header: 'Creado',
    className: 'whitespace-nowrap text-sm tabular-nums',
    cell: (row) => dayText(row.createdAt),
  },
];

/** Columns that may be hidden; the code names the row. */
export const HIDEABLE_COLUMNS = hideable(COLUMNS);

interface ColumnsOptions {
  rows: readonly AdminListingRow[];
  hidden: readonly string[];
  order: string;
  onOrder: (order: string) => void;
  selection: RowSelection<AdminListingRow>;
}

/** Columns of the active list: marks, what was chosen, and the link to the detail. */
export function activeColumns(options: ColumnsOptions): readonly Column<AdminListingRow>[] {
  const { rows, hidden, order, onOrder, selection } = options;
  const shown = shownColumns(COLUMNS, { hidden });
  return [selectColumn(rows, selection), ...sortable(shown, order, onOrder), DETAIL];
}

const DETAIL: Column<AdminListingRow> = {
  key: 'detalle',
  header: <span className="sr-only">Detalle</span>,
  align: 'end',
  cell: (row) => <DetailLink row={row} />,
  // Stays visible when the table scrolls; the row's background covers the cells below it.
  className: 'sticky right-0 bg-inherit',
};
