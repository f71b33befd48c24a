import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportList } from '#common/calls/admin-listings.js';
import { csvOf } from '#common/rules/csv.js';
import { STATUS_NAMES, statusLabel, type ListingStatus } from '#common/vocabulary/listing-status.js';
import { planEntry } from '#common/vocabulary/plans.js';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';
import type { AdminListingRow, AdminListQuery } from '#common/wire/admin.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/clock/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { AdministratorId } from '#platform/http/access.js';
import { AnswersItself, Sent } from '#platform/http/answers.js';
import { QueryValues } from '#platform/http/query-values.js';
import { AdminListings, type AdminListFilters } from '../queries/admin-listings.js';
import { ListExportDto } from './dto/list-export.dto.js';
import { readListFilters } from './list-filters.js';
import { presentAdminRow } from './presenters/admin-row.presenter.js';

const PAGE_SIZE = 500;
/** Spreadsheets become slow beyond that; the export of all listings (tools) has no limit. */
const MOST_PAGES = 40;

/** `2026-11-21` */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

const HEADER = [
  'Código',
  'Número',
  'Estado',
  'Operación',
  'Aviso',
  'Localidad',
  'Dirección',
  'Dueño',
  'Plan',
  'Pagado',
  'Plan vence',
  'Precio',
  'Moneda',
  'Por',
  'Fotos',
  'Visitas',
  'Consultas por WhatsApp',
  'Consultas por mail',
  'Creado',
  'Mail confirmado',
];

/** A filtered list as a file; not part of the specified calls. */
@Controller()
export class ListExportController {
  constructor(
    private readonly lists: AdminListings,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  @AnswersItself(exportList)
  async export(
    @Sent() { estado, ...filters }: ListExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    const status = statusOf(estado);
    const rows = await this.rows(readListFilters(new QueryValues<AdminListQuery>(filters), status));
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        administratorId,
        action: 'listings.export',
        entity: 'tools',
        entityId: null,
        after: { status, count: rows.length },
      }),
    );
    await reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="avisos.csv"')
      .header('Cache-Control', 'no-store')
      .send(csvOf(HEADER, rows.map(lineOf)));
  }

  /** Reads page by page, so that no statement holds a connection for long. */
  private async rows(filters: AdminListFilters): Promise<AdminListingRow[]> {
    const rows: AdminListingRow[] = [];
    const now = this.clock.now();
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { items, total } = await this.lists.page({ ...filters, page, pageSize: PAGE_SIZE });
      rows.push(...items.map((item) => presentAdminRow(item, now)));
      if (page * PAGE_SIZE >= total) break;
    }
    return rows;
  }
}

function statusOf(name: string): ListingStatus {
  const statuses = Object.keys(STATUS_NAMES) as ListingStatus[];
  return statuses.find((status) => STATUS_NAMES[status] === name)!;
}

function lineOf(row: AdminListingRow): (string | number | null)[] {
  const { precio, moneda, precioPor } = row.precioGuia;
  return [
    row.codigo,
    row.idInmuebles,
    statusLabel(row.estado),
    row.tipoOperacion,
    row.title,
    row.localidad,
    row.direccionCompleta,
    `${row.apellido}, ${row.nombre}`,
    planEntry(row.plan).name,
    yesOrNo(row.pagado === 1),
    row.planVence,
    precio,
    moneda,
    precioPor,
    row.cantidadImagenes,
    row.visitas,
    row.consultasWpp,
    row.consultasEmail,
    DAY.format(new Date(row.createdAt)),
    yesOrNo(row.confirmado === 1),
  ];
}

function yesOrNo(value: boolean): string {
  return value ? 'Sí' : 'No';
}
