import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ATTRIBUTES } from '#common/attributes/all-attributes.js';
import { planEntry, type Plan } from '#common/vocabulary/plans.js';
import { propertyType } from '#common/vocabulary/property-types.js';
import { Settings } from '#platform/config/settings.js';
import { columnOf } from '#platform/database/naming.js';
import { XlsWriter } from '#platform/spreadsheet/xls-writer.js';
import { EXPORT_COLUMNS, type ExportRow } from './listing-columns.js';
import { presentRentalPrices, type ExportedPrice } from './listing-words.js';

/** Rows in hand at a time: few, so that requests in between never wait long for this. */
const BATCH = 200;
const CONNECT_TIMEOUT_MS = 4_000;

const ATTRIBUTE_COLUMNS = ATTRIBUTES.map(({ name }) => `l.${columnOf(name)}`).join(', ');

const LISTINGS = `
  SELECT l.id, l.code, l.publication_number, l.status, l.operation, l.property_type, l.featured, l.business_name,
         ${ATTRIBUTE_COLUMNS}, l.phone, l.email, l.notes, l.created_at, l.approved_at, k.plan, k.paid, k.paid_at,
         o.country, o.province, o.town, o.street, o.street_number, o.floor, o.apartment,
         o.latitude::float8 AS latitude, o.longitude::float8 AS longitude,
         c.first_name, c.last_name, c.dni, c.mobile, c.email AS contact_email, c.country AS contact_country,
         c.province AS contact_province, c.town AS contact_town, c.street AS contact_street,
         c.street_number AS contact_street_number, c.floor AS contact_floor, c.apartment AS contact_apartment,
         coalesce(s.views, 0) AS views, coalesce(s.whatsapp_inquiries, 0) AS whatsapp_inquiries,
         coalesce(s.email_inquiries, 0) AS email_inquiries,
         (SELECT json_agg(json_build_object('period', p.period, 'fraction', p.fraction, 'amount', p.amount, 'currency', p.currency,
                          'rented', p.rented) ORDER BY p.period, p.fraction) FROM prices p WHERE p.listing_id = l.id) AS prices,
         (SELECT string_agg(a.name, ', ' ORDER BY a.id) FROM listing_amenities la JOIN amenities a ON a.id = la.amenity_id
          WHERE la.listing_id = l.id) AS amenities,
         (SELECT count(*)::int FROM images i WHERE i.listing_id = l.id) AS images
  FROM listings l JOIN contacts c ON c.id = l.contact_id JOIN locations o ON o.listing_id = l.id
  JOIN contracts k ON k.listing_id = l.id LEFT JOIN listing_stats s ON s.listing_id = l.id
  ORDER BY l.id`;

/** All listings as a spreadsheet of Excel 97 (wire-contract.md, exportarInmueblesExcel), of one moment. */
@Injectable()
export class ListingsWorkbook {
  constructor(private readonly settings: Settings) {}

  /** Writes the rows down and gives the file, which must be read to its end or closed. */
  async open(): Promise<AsyncGenerator<Buffer>> {
    const writer = await XlsWriter.create('Inmuebles', EXPORT_COLUMNS);
    try {
      for await (const row of this.rows()) await writer.addRow(EXPORT_COLUMNS.map(({ value }) => value(row)));
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
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(`DECLARE listings NO SCROLL CURSOR FOR ${LISTINGS}`);
      for (;;) {
        const { rows } = await client.query<ExportRow>(`FETCH ${BATCH} FROM listings`);
        for (const row of rows) yield present(row);
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
  // The one column that is no cell.
  const prices = (row['prices'] ?? []) as unknown as ExportedPrice[];
  const isRental = row['operation'] === 'rental';
  return {
    ...row,
    type_name: propertyType(Number(row['property_type'])).label,
    plan_name: planEntry(row['plan'] as Plan).name,
    rental_prices: isRental ? presentRentalPrices(prices) : '',
    sale_amount: isRental ? null : (prices[0]?.amount ?? null),
    sale_currency: isRental ? null : (prices[0]?.currency ?? null),
  };
}
