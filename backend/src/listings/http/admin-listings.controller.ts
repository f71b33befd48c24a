import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { plainDni } from '#common/rules/dni.js';
import type { QueryParams } from '#common/rules/search-query.js';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type {
  AdminListingAnswer,
  AdminListingRow,
  ClientSummaryAnswer,
  CountAnswer,
} from '#common/wire/admin.js';
import { Background } from '#platform/http/access.js';
import { readPage, setPageHeaders } from '#platform/http/list-page.js';
import { QueryValues } from '#platform/http/query-values.js';
import { AdminListing } from '../queries/admin-listing.js';
import { AdminListings, type AdminListFilters } from '../queries/admin-listings.js';
import { presentAdminListing } from './presenters/admin-listing.presenter.js';
import { presentAdminRow } from './presenters/admin-row.presenter.js';

const PAGE_SIZE = 50;

/** The operator's lists and details (back-office.md §7). */
@Controller('api')
export class AdminListingsController {
  constructor(
    private readonly lists: AdminListings,
    private readonly details: AdminListing,
  ) {}

  @Get('inmueble/obtener/verPendientes')
  pending(@Query() params: QueryParams, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(params, reply, 'pending');
  }

  @Get('inmueble/obtener/verBajas')
  rejected(@Query() params: QueryParams, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(params, reply, 'rejected');
  }

  @Get('inmueble/obtener/verAltas')
  active(@Query() params: QueryParams, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(params, reply, 'active');
  }

  @Get('inmueble/obtener/verBajasAltas')
  withdrawn(@Query() params: QueryParams, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(params, reply, 'withdrawn');
  }

  @Get('inmueble/ver/verInmueblePendiente')
  pendingOne(@Query() params: QueryParams): Promise<AdminListingAnswer> {
    return this.detail(params, 'pending');
  }

  @Get('inmueble/ver/verInmuebleBaja')
  rejectedOne(@Query() params: QueryParams): Promise<AdminListingAnswer> {
    return this.detail(params, 'rejected');
  }

  @Get('inmueble/ver/verInmuebleAlta')
  activeOne(@Query() params: QueryParams): Promise<AdminListingAnswer> {
    return this.detail(params, 'active');
  }

  @Get('inmueble/ver/verInmuebleBajaAlta')
  withdrawnOne(@Query() params: QueryParams): Promise<AdminListingAnswer> {
    return this.detail(params, 'withdrawn');
  }

  @Get('inmueble/ver/verResumenPorDNI')
  async summary(@Query() params: QueryParams): Promise<ClientSummaryAnswer> {
    // As it is printed, with dots, or as it is stored.
    const dni = plainDni(new QueryValues(params).text('dni', LENGTHS.name) ?? '');
    return { success: true, resumen: await this.lists.clientSummary(dni) };
  }

  @Background()
  @Get('notificaciones/contarPendientes')
  async countPending(): Promise<CountAnswer> {
    return { success: true, count: await this.lists.count('pending') };
  }

  @Background()
  @Get('notificaciones/contarAltas')
  async countActive(): Promise<CountAnswer> {
    return { success: true, count: await this.lists.count('active') };
  }

  private async list(
    params: QueryParams,
    reply: FastifyReply,
    status: ListingStatus,
  ): Promise<AdminListingRow[]> {
    const filters = readFilters(params, status);
    const { rows, total } = await this.lists.page(filters);
    setPageHeaders(reply, total, filters);
    return rows.map(presentAdminRow);
  }

  private async detail(params: QueryParams, status: ListingStatus): Promise<AdminListingAnswer> {
    return presentAdminListing(await this.details.execute(new QueryValues(params).requiredId('id'), status));
  }
}

function readFilters(params: QueryParams, status: ListingStatus): AdminListFilters {
  const values = new QueryValues(params);
  const operation = values.choice('tipoOperacion', ['alquiler', 'venta', 'todas']);
  return {
    status,
    operation: operation ? (operationFromName(operation) ?? null) : null,
    name: values.text('nombre', LENGTHS.name),
    code: values.text('codigo', 20),
    featured: values.flag('destacado') ?? false,
    photos: values.flag('fotos'),
    paid: values.flag('pagado'),
    createdOn: values.day('fecha'),
    ...readPage(values, { size: PAGE_SIZE }),
  };
}
