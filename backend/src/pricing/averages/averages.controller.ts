import { Controller } from '@nestjs/common';
import {
  averagePrices,
  type AveragesAnswer,
  type AveragesQuery,
} from '#common/pricing/averages/average-calls.js';
import { CURRENCIES } from '#common/kernel/currencies.js';
import { propertyTypeFromText } from '#common/listings/property-types.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Cached } from '#platform/cache/response-caching.js';
import { AveragesReport } from './averages-report.js';

@Controller()
export class AveragesController {
  constructor(private readonly report: AveragesReport) {}

  /** Rentals unless `operacion` says otherwise. A cell has one currency, pesos by default (back-office.md §9). */
  @Cached({ reads: ['operacion', 'moneda', 'tipoVivienda'] })
  @Answers(averagePrices)
  async averages(@Asked() values: QueryValues<AveragesQuery>): Promise<AveragesAnswer> {
    const type = values.choice('tipoVivienda', ['casa', 'departamento', 'casas', 'departamentos', '1', '2']);
    return this.report.read({
      operation: values.choice('operacion', ['alquiler', 'venta']) === 'venta' ? 'sale' : 'rental',
      currency: values.choice('moneda', CURRENCIES) ?? 'ARS',
      propertyType: type ? (propertyTypeFromText(type.replace(/s$/, '')) ?? null) : null,
    });
  }
}
