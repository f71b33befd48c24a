import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  generalStatistics,
  STATISTICS_PAGES,
  type GeneralStatisticsAnswer,
  type GeneralStatisticsQuery,
} from '#common/stats/statistics-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Clock } from '#platform/process/clock.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { oneRow } from '#platform/database/rows.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { AveragesReport } from '../../pricing/public.js';
import { InquiryHistory } from './inquiry-history.js';
import { SiteOffer } from './site-offer.js';

/** The operator's statistics (back-office.md §2, §7). */
@Controller()
export class StatisticsController {
  constructor(
    private readonly history: InquiryHistory,
    private readonly offer: SiteOffer,
    private readonly averages: AveragesReport,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  @Answers(generalStatistics)
  async general(@Asked() values: QueryValues<GeneralStatisticsQuery>): Promise<GeneralStatisticsAnswer> {
    const pages = {
      dia: pageOf(values, 'page_dia'),
      semana: pageOf(values, 'page_semana'),
      mes: pageOf(values, 'page_mes'),
    };
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
      ...(await this.histories(pages.dia, pages.semana, pages.mes)),
      alquileres: offer.rentals,
      promediosPrecio: averages.data,
      promediosVentaViviendas: offer.saleAverages,
      paginacion: { dia: pager(pages.dia), semana: pager(pages.semana), mes: pager(pages.mes) },
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

  /** Counted on request: pending listings are few, and an index covers the contacts (docs/decisions/0013). */
  private async people(): Promise<{ inmuebles_pendientes: number; contactos_totales: number }> {
    return oneRow<{ inmuebles_pendientes: number; contactos_totales: number }>(
      this.database,
      `SELECT (SELECT count(*) FROM offered_listings WHERE status = 'pending')::int AS inmuebles_pendientes,
              (SELECT count(*) FROM offered_contacts WHERE merged_into_id IS NULL)::int AS contactos_totales`,
    );
  }
}

/** Page number; 1 by default. */
function pageOf(values: QueryValues<GeneralStatisticsQuery>, name: keyof GeneralStatisticsQuery): number {
  const page = values.id(name) ?? 1;
  if (page > STATISTICS_PAGES.pages) throw Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  return page;
}

function pager(page: number): { pagina: number; paginas: number } {
  return { pagina: page, paginas: STATISTICS_PAGES.pages };
}
