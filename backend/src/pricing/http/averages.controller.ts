import { Controller, Get, Query } from '@nestjs/common';
import { CURRENCIES } from '#common/vocabulary/currencies.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { propertyTypeFromText } from '#common/vocabulary/property-types.js';
import type { AveragesAnswer } from '#common/wire/numbers.js';
import { Kept } from '#platform/kept/keep-answers.js';
import { Public } from '#platform/http/access.js';
import { QueryValues } from '#platform/http/query-values.js';
import { AveragesReport } from '../averages-report.js';

@Public()
@Controller('api/promedioPrecio')
export class AveragesController {
  constructor(private readonly report: AveragesReport) {}

  /**
   * Rentals unless `operacion` says otherwise. A cell holds one currency, pesos where none is asked for (back-office.md §9).
   */
  @Kept()
  @Get('obtenerPromedios')
  async averages(@Query() params: QueryParams): Promise<AveragesAnswer> {
    const values = new QueryValues(params);
    const type = values.choice('tipoVivienda', ['casa', 'departamento', 'casas', 'departamentos', '1', '2']);
    return this.report.read({
      operation: values.choice('operacion', ['alquiler', 'venta']) === 'venta' ? 'sale' : 'rental',
      currency: values.choice('moneda', CURRENCIES) ?? 'ARS',
      propertyType: type ? (propertyTypeFromText(type.replace(/s$/, '')) ?? null) : null,
    });
  }
}
