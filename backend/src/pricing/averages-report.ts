import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Currency } from '#common/vocabulary/currencies.js';
import { fraction, period } from '#common/vocabulary/periods.js';
import { FLAT, HOUSE } from '#common/vocabulary/property-types.js';
import type { AveragesAnswer, AverageTableWire } from '#common/wire/numbers.js';
import { PriceAverage } from './data/price-average.entity.js';

/** From this quantity on a column means "or more" (public-site.md §9). */
const LAST_QUANTITY: Readonly<Record<number, number>> = { [HOUSE]: 5, [FLAT]: 4 };

/** The average-price tables as they are kept (wire-contract.md, Averages). */
@Injectable()
export class AveragesReport {
  constructor(private readonly database: DataSource) {}

  /** All cells, or those of one type and one currency; the currencies that have any are told in any case. */
  async read(wanted: { currency: Currency | null; propertyType: number | null }): Promise<AveragesAnswer> {
    const rows = await this.database.getRepository(PriceAverage).find({
      order: { propertyType: 'ASC', quantity: 'ASC', period: 'ASC', fraction: 'ASC', currency: 'ASC' },
    });
    const ofType = rows.filter(
      ({ propertyType }) => !wanted.propertyType || propertyType === wanted.propertyType,
    );
    const shown = ofType.filter(({ currency }) => !wanted.currency || currency === wanted.currency);
    const newest = Math.max(...rows.map(({ computedAt }) => computedAt.getTime()));
    return {
      success: true,
      error: null,
      data: { casas: table(shown, HOUSE), departamentos: table(shown, FLAT) },
      monedas_disponibles: [...new Set(ofType.map(({ currency }) => currency))]
        .sort()
        .map((codigo) => ({ codigo })),
      timestamp: rows.length > 0 ? new Date(newest).toISOString() : null,
    };
  }
}

function table(rows: PriceAverage[], propertyType: number): AverageTableWire {
  const result: AverageTableWire = {};
  for (const row of rows.filter((one) => one.propertyType === propertyType)) {
    const quantity = `${row.quantity}${row.quantity === LAST_QUANTITY[propertyType] ? '+' : ''}`;
    const cells = ((result[quantity] ??= {})[period(row.period).name] ??= {});
    cells[fraction(row.fraction).name] = {
      promedio: row.average,
      moneda: row.currency,
      total_propiedades: row.listings,
    };
  }
  return result;
}
