import { IconBrandWhatsapp, IconEye, IconMail } from '@tabler/icons-react';
import { dotted, numberText } from '#common/kernel/text.js';
import { propertyTypeLabel } from '#common/listings/property-types.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { ListColumn } from '../../lists/list-columns.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import { LeadPriceText } from './review-parts.js';
import {
  AbsenceBadge,
  AddressLine,
  AgeText,
  DETAIL_COLUMN,
  FeaturedAndPhotos,
  Line,
  NextEnd,
  OperationBadge,
  OwnerLink,
  TrustBadges,
  PaidBadge,
  Thumbnail,
} from './row-parts.js';
import { ReportedBadge } from '../../inquiries/reported-notice.js';

const FIGURES = { align: 'end', className: 'tabular-nums' } as const;

export const ACTIVE_COLUMNS: readonly ListColumn<AdminListingRow>[] = [
  {
    key: 'codigo',
    by: 'codigo',
    header: 'Código',
    isRowHeader: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: (row) => (
      <span className="flex items-center gap-2">
        <Thumbnail row={row} className="hidden h-8.5 w-11 min-[1366px]:flex" />
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
    className: 'w-3/4 max-w-0',
    cell: (row) => (
      <>
        <span className="flex items-center gap-2">
          <Line text={dotted([propertyTypeLabel(row.tipoVivienda), row.localidad])} />
          <AbsenceBadge row={row} asIcons />
          <ReportedBadge id={row.idInmuebles} />
          <ViewedBy listingId={row.idInmuebles} />
        </span>
        <AddressLine row={row} />
      </>
    ),
  },
  {
    key: 'duenio',
    by: 'duenio',
    header: 'Dueño',
    className: 'w-1/4 max-w-0',
    cell: (row) => (
      <span className="flex items-center gap-2">
        <OwnerLink row={row} className="min-w-0" />
        <TrustBadges listing={row} asIcons />
      </span>
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
    header: 'Vence',
    className: 'whitespace-nowrap',
    cell: (row) => <NextEnd row={row} />,
  },
  {
    key: 'visitas',
    by: 'visitas',
    header: 'Visitas',
    icon: IconEye,
    ...FIGURES,
    cell: (row) => numberText(row.visitas),
  },
  {
    key: 'wpp',
    label: 'Consultas por WhatsApp',
    by: 'consultas',
    header: 'WhatsApp',
    icon: IconBrandWhatsapp,
    ...FIGURES,
    cell: (row) => numberText(row.consultasWpp),
  },
  {
    key: 'email',
    label: 'Consultas por email',
    header: 'Email',
    icon: IconMail,
    ...FIGURES,
    cell: (row) => numberText(row.consultasEmail),
  },
  {
    key: 'creado',
    by: 'creado',
    header: 'Creado',
    className: 'whitespace-nowrap',
    cell: (row) => <AgeText row={row} />,
  },
  DETAIL_COLUMN,
];
