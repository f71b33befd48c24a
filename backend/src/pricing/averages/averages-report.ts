import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Currency } from '#common/kernel/currencies.js';
import type { Operation } from '#common/kernel/operations.js';
import { fraction, period } from '#common/pricing/periods.js';
import { FLAT, HOUSE } from '#common/listings/property-types.js';
import {
  SALE_AVERAGE,
  type AveragesAnswer,
  type AverageTableWire,
} from '#common/pricing/averages/average-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { LAST_QUANTITY, NO_PERIOD } from './averages.js';

interface AverageRow {
  property_type: number;
  quantity: number;
  period: number;
  fraction: number;
  currency: Currency;
  average: number;
  listings: number;
  computed_at: Date;
}

/** The kept average-price tables (wire-contract.md, Averages). */
@Injectable()
export class AveragesReport {
  constructor(private readonly database: DataSource) {}

  /** Cells of one operation and currency, for all types or one, and the currencies that have any cells. */
  async read(wanted: {
    operation: Operation;
    currency: Currency;
    propertyType: number | null;
  }): Promise<AveragesAnswer> {
    const rows = await rowsOf<AverageRow>(
      this.database,
      `SELECT property_type, quantity, period, fraction, currency, round(amount / listings)::float8 AS average, listings, computed_at
       FROM price_averages WHERE (period = ${NO_PERIOD}) = $1 ORDER BY property_type, quantity, period, fraction, currency`,
      [wanted.operation === 'sale'],
    );
    const ofType = rows.filter(
      ({ property_type }) => !wanted.propertyType || property_type === wanted.propertyType,
    );
    const shown = ofType.filter(({ currency }) => currency === wanted.currency);
    const newest = Math.max(...rows.map(({ computed_at }) => computed_at.getTime()));
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

function table(rows: AverageRow[], propertyType: number): AverageTableWire {
  const result: AverageTableWire = {};
  for (const row of rows.filter((one) => one.property_type === propertyType)) {
    const quantity = `${row.quantity}${row.quantity === LAST_QUANTITY[propertyType] ? '+' : ''}`;
    const isSale = row.period === NO_PERIOD;
    const cells = ((result[quantity] ??= {})[isSale ? SALE_AVERAGE.period : period(row.period).name] ??= {});
    cells[isSale ? SALE_AVERAGE.fraction : fraction(row.fraction).name] = {
      promedio: row.average,
      moneda: row.currency,
      total_propiedades: row.listings,
    };
  }
  return result;
}
