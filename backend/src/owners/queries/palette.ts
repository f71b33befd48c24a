import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatAddress } from '#common/rules/address.js';
import { listingTitle } from '#common/rules/listing-title.js';
import { STATUS_NAMES, type ListingStatus } from '#common/vocabulary/listing-status.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import type { PaletteAnswer } from '#common/wire/people.js';
import { rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { ContactSearch, Dnis } from '../../contacts/public.js';

const MOST = 6;

interface FoundListing {
  id: number;
  code: string | null;
  status: ListingStatus;
  operation: Operation;
  property_type: PropertyTypeId;
  business_name: string | null;
  bedrooms: number | null;
  rooms: number | null;
  street: string;
  streetNumber: string;
  floor: string;
  apartment: string;
  town: string;
  province: string;
  country: string;
}

/** The few listings and contacts that match the typed text best. */
@Injectable()
export class Palette {
  constructor(
    private readonly database: DataSource,
    private readonly contactSearch: ContactSearch,
    private readonly dnis: Dnis,
  ) {}

  async find(text: string): Promise<Omit<PaletteAnswer, 'success'>> {
    const [inmuebles, contactos] = await Promise.all([this.listings(text), this.contacts(text)]);
    return { inmuebles, contactos };
  }

  /** By code or its digits (`alq-12`, `12`), or by publication number. */
  private async listings(text: string): Promise<PaletteAnswer['inmuebles']> {
    const digits = /^(?:(alq|ven)-?)?(\d{1,9})$/i.exec(text.replaceAll(' ', ''));
    if (!digits) return [];
    const [, prefix, number] = digits;
    const codes = (prefix ? [prefix.toUpperCase()] : ['ALQ', 'VEN']).map(
      (operation) => `${operation}-${String(Number(number)).padStart(4, '0')}`,
    );
    const rows = await rowsOf<FoundListing>(
      this.database,
      `SELECT l.id, l.code, l.status, l.operation, l.property_type, l.business_name, l.bedrooms, l.rooms,
              o.street, o.street_number AS "streetNumber", o.floor, o.apartment, o.town, o.province, o.country
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       WHERE l.code = ANY($1) OR l.id = $2 ORDER BY l.code NULLS LAST LIMIT ${MOST}`,
      [codes, prefix ? 0 : Number(number)],
    );
    return rows.map((row) => ({
      id: row.id,
      codigo: row.code,
      estado: STATUS_NAMES[row.status],
      titulo: listingTitle({ ...row, propertyType: row.property_type, businessName: row.business_name }),
      direccion: formatAddress(row),
    }));
  }

  private async contacts(text: string): Promise<PaletteAnswer['contactos']> {
    const sql = new SqlBuilder();
    (await this.contactSearch.conditionFor(text))(sql, 'p');
    const rows = await rowsOf<PaletteAnswer['contactos'][number]>(
      this.database,
      `SELECT p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.stored_dni AS dni
       FROM offered_contacts p WHERE ${sql.text} ORDER BY p.id DESC LIMIT ${MOST}`,
      sql.values,
    );
    return this.dnis.readAll(rows);
  }
}
