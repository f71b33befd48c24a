import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Currency } from '#common/vocabulary/currencies.js';
import { fraction, period } from '#common/vocabulary/periods.js';
import { FLAT, HOUSE } from '#common/vocabulary/property-types.js';
import type { AveragesAnswer, AverageTableWire } from '#common/wire/numbers.js';
import { LAST_QUANTITY } from './averages.js';

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

/** The average-price tables as they are kept (wire-contract.md, Averages). */
@Injectable()
export class AveragesReport {
  constructor(private readonly database: DataSource) {}

  /** The cells of one currency, of all types or one; the currencies that have any are told in any case. */
  async read(wanted: { currency: Currency; propertyType: number | null }): Promise<AveragesAnswer> {
    const rows: AverageRow[] = await this.database.query(
      `SELECT property_type, quantity, period, fraction, currency, round(amount / listings)::float8 AS average, listings, computed_at
       FROM price_averages ORDER BY property_type, quantity, period, fraction, currency`,
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
    const cells = ((result[quantity] ??= {})[period(row.period).name] ??= {});
    cells[fraction(row.fraction).name] = {
      promedio: row.average,
      moneda: row.currency,
      total_propiedades: row.listings,
    };
  }
  return result;
}
