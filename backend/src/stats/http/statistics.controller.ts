import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { STATISTICS_PAGES, type GeneralStatisticsAnswer } from '#common/wire/statistics.js';
import { Clock } from '#platform/clock/clock.js';
import { oneRow } from '#platform/database/rows.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { AveragesReport } from '../../pricing/public.js';
import { InquiryHistory } from '../queries/inquiry-history.js';
import { SiteOffer } from '../queries/site-offer.js';

/** The operator's statistics (back-office.md §2, §7). */
@Controller('api/estadisticas')
export class StatisticsController {
  constructor(
    private readonly history: InquiryHistory,
    private readonly offer: SiteOffer,
    private readonly averages: AveragesReport,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  @Get('obtenerEstadisticasGenerales')
  async general(@Query() params: QueryParams): Promise<GeneralStatisticsAnswer> {
    const [dia, semana, mes] = ['page_dia', 'page_semana', 'page_mes'].map((name) => pageOf(params, name));
    const [offer, today, averages, people] = await Promise.all([
      this.offer.read(),
      this.history.today(),
      this.averages.read({ operation: 'rental', currency: 'ARS', propertyType: null }),
      this.people(),
    ]);
    return {
      success: true,
      error: null,
      principales: { ...people, inmuebles_activos: offer.active, consultas_dia: today },
      porTipoOperacion: offer.byOperation,
      porOperacionYVivienda: offer.byType,
      ...(await this.histories(dia!, semana!, mes!)),
      alquileres: offer.rentals,
      promediosPrecio: averages.data,
      promediosVentaViviendas: offer.saleAverages,
      paginacion: { dia: pager(dia!), semana: pager(semana!), mes: pager(mes!) },
      timestamp: this.clock.now().toISOString(),
    };
  }

  private async histories(
    dayPage: number,
    weekPage: number,
    monthPage: number,
  ): Promise<Pick<GeneralStatisticsAnswer, 'consultasPorDia' | 'consultasPorSemana' | 'consultasPorMes'>> {
    const [days, weeks, months] = await Promise.all([
      this.history.page('day', dayPage),
      this.history.page('week', weekPage),
      this.history.page('month', monthPage),
    ]);
    const count = ({ whatsapp, email }: { whatsapp: number; email: number }) => ({
      cantidad: whatsapp + email,
      whatsapp,
      email,
    });
    return {
      consultasPorDia: days.map((span) => ({ fecha: span.first, ...count(span) })),
      consultasPorSemana: weeks.map((span) => ({
        semana: span.week,
        desde: span.first,
        hasta: span.last,
        ...count(span),
      })),
      consultasPorMes: months.map((span) => ({ mes: span.first.slice(0, 7), ...count(span) })),
    };
  }

  /** Counted as they are: what waits is little, and the contacts' own index holds them all (docs/decisions/0013). */
  private async people(): Promise<{ inmuebles_pendientes: number; contactos_totales: number }> {
    return oneRow<{ inmuebles_pendientes: number; contactos_totales: number }>(
      this.database,
      `SELECT (SELECT count(*) FROM offered_listings WHERE status = 'pending')::int AS inmuebles_pendientes,
              (SELECT count(*) FROM offered_contacts)::int AS contactos_totales`,
    );
  }
}

/** A pager's page, 1 where none is named. */
function pageOf(params: QueryParams, name: string): number {
  const page = new QueryValues(params).id(name) ?? 1;
  if (page > STATISTICS_PAGES.pages) throw Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  return page;
}

function pager(page: number): { pagina: number; paginas: number } {
  return { pagina: page, paginas: STATISTICS_PAGES.pages };
}
