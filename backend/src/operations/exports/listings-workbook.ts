import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { conditionsText } from '#common/listings/conditions/condition-rows.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { planEntry, type Plan } from '#common/contracts/plans.js';
import { propertyType } from '#common/listings/property-types.js';
import { Settings } from '#platform/config/settings.js';
import { XlsWriter } from '#platform/files/xls-writer.js';
import { Dnis } from '../../contacts/public.js';
import { EXPORTED_LISTINGS } from '../../listings/public.js';
import { EXPORT_COLUMNS, type ExportRow } from './listing-columns.js';
import { presentRentalPrices, type ExportedPrice } from './listing-words.js';
import { deadlineMs } from '#platform/timings.js';

/** Batch size; small, so that other requests are not blocked for long. */
const BATCH = 200;

/** All listings as an Excel 97 spreadsheet, from one snapshot (wire-contract.md, exportarInmueblesExcel). */
@Injectable()
export class ListingsWorkbook {
  constructor(
    private readonly settings: Settings,
    private readonly dnis: Dnis,
  ) {}

  /**
   * Writes the rows and returns the file, which must be read to its end or closed.
   * @param cancelled stops the writing between two rows
   * @throws the reason of `cancelled` once it is aborted
   */
  async open(cancelled: AbortSignal): Promise<AsyncGenerator<Buffer>> {
    const writer = await XlsWriter.create('Inmuebles', EXPORT_COLUMNS);
    try {
      for await (const row of this.rows()) {
        cancelled.throwIfAborted();
        await writer.addRow(EXPORT_COLUMNS.map(({ value }) => value(row)));
      }
    } catch (error) {
      await writer.close();
      throw error;
    }
    return fileOf(writer);
  }

  private async *rows(): AsyncGenerator<ExportRow> {
    const client = new pg.Client({
      connectionString: this.settings.DATABASE_URL,
      application_name: 'costa-directa export',
      connectionTimeoutMillis: deadlineMs('databaseConnection'),
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${EXPORTED_LISTINGS}`);
      for (;;) {
        const { rows } = await client.query<ExportRow & { dni: string }>(`FETCH ${BATCH} FROM exported`);
        for (const row of await this.dnis.readAll(rows)) yield present(row);
        if (rows.length < BATCH) return;
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function* fileOf(writer: XlsWriter): AsyncGenerator<Buffer> {
  try {
    yield* writer.file();
  } finally {
    await writer.close();
  }
}

function present(row: ExportRow): ExportRow {
  // The only columns that are no cells.
  const conditions = row['conditions'] as unknown as Conditions | null;
  const prices = (row['prices'] ?? []) as unknown as ExportedPrice[];
  const isRental = row['operation'] === 'rental';
  return {
    ...row,
    type_name: propertyType(Number(row['property_type'])).label,
    plan_name: planEntry(row['plan'] as Plan).name,
    conditions: conditionsText(conditions),
    rental_prices: isRental ? presentRentalPrices(prices) : '',
    sale_amount: isRental ? null : (prices[0]?.amount ?? null),
    sale_currency: isRental ? null : (prices[0]?.currency ?? null),
  };
}
