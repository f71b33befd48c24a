import { Controller, Get, Query } from '@nestjs/common';
import type { QueryParams } from '#common/rules/search-query.js';
import { propertyTypeFromText } from '#common/vocabulary/property-types.js';
import type { AveragesAnswer } from '#common/wire/numbers.js';
import { Public } from '#platform/http/access.js';
import { QueryValues } from '#platform/http/query-values.js';
import { AveragesReport } from '../averages-report.js';

@Public()
@Controller('api/promedioPrecio')
export class AveragesController {
  constructor(private readonly report: AveragesReport) {}

  /** `operacion` is accepted because the screens send it: averages exist for rentals alone. */
  @Get('obtenerPromedios')
  async averages(@Query() params: QueryParams): Promise<AveragesAnswer> {
    const values = new QueryValues(params);
    values.choice('operacion', ['alquiler', 'venta']);
    const type = values.choice('tipoVivienda', ['casa', 'departamento', 'casas', 'departamentos', '1', '2']);
    return this.report.read({
      currency: values.choice('moneda', ['ARS', 'USD']),
      propertyType: type ? (propertyTypeFromText(type.replace(/s$/, '')) ?? null) : null,
    });
  }
}
