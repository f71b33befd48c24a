import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatAddress } from '#common/listings/location/address.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { parseCode } from '#common/listings/listing-code.js';
import { phoneDigits } from '#common/kernel/forms/phone.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import { basicPlan, type Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { PaletteAnswer } from '#common/contacts/contact-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { isBlacklisted } from '../blacklist/public.js';
import { ContactSearch, Dnis } from '../contacts/public.js';
import { listingsOfCodes } from '../listings/public.js';

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
  plan: Plan | null;
  owner: string;
  blacklisted: boolean;
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
    const contactos = await this.contacts(text);
    // Few digits are a code or a number of a notice; they are part of many phones and DNIs.
    const owners = namesNotice(text) ? [] : contactos.map(({ idContactos }) => idContactos);
    return { inmuebles: await this.listings(text, owners), contactos };
  }

  /**
   * By code, also a former one, or its digits (`alq-12`, `12`), by publication number, by street and number, by business name, by the phone
   * of the notice, or of the owners that were found; the closest ones first, and those of owners last.
   */
  private async listings(text: string, owners: readonly number[]): Promise<PaletteAnswer['inmuebles']> {
    const sql = new SqlBuilder();
    const { codes, id } = numbersOf(text);
    const [ofCodes, ofId] = [sql.value(codes), sql.value(id)];
    const rows = await rowsOf<FoundListing>(
      this.database,
      `SELECT l.id, l.code, l.status, l.operation, l.property_type, l.business_name, l.bedrooms, l.rooms,
              o.street, o.street_number AS "streetNumber", o.floor, o.apartment, o.town, o.province, o.country,
              c.plan, p.first_name || ' ' || p.last_name AS owner, ${isBlacklisted('p.email')} AS blacklisted
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_contacts p ON p.id = l.contact_id LEFT JOIN offered_contracts c ON c.listing_id = l.id
       WHERE l.id IN (
         ${listingsOfCodes(ofCodes)} UNION SELECT ${ofId}::int
         UNION ${listingsWith(sql, text)} UNION ${listingsOf(sql, owners)})
       ORDER BY coalesce(l.code = ANY(${ofCodes}), false) DESC, l.id = ${ofId} DESC, ${distance(sql, text, [ADDRESS, NAME])}, l.status = 'active' DESC,
                l.code NULLS LAST, l.id DESC LIMIT ${MOST}`,
      sql.values,
    );
    return rows.map((row) => ({
      id: row.id,
      codigo: row.code,
      estado: STATUS_NAMES[row.status],
      titulo: listingTitle({ ...row, propertyType: row.property_type, businessName: row.business_name }),
      direccion: formatAddress(row),
      plan: row.plan ?? basicPlan(row.operation),
      duenio: row.owner,
      enBlacklist: row.blacklisted,
    }));
  }

  /** Those whose name is closest to the text first, or whose phone ends with it. */
  private async contacts(text: string): Promise<PaletteAnswer['contactos']> {
    const sql = new SqlBuilder();
    (await this.contactSearch.conditionFor(text))(sql, 'p');
    const digits = phoneDigits(text);
    const phone = digits && `right(phone_digits(p.mobile), ${digits.length}) = ${sql.value(digits)} DESC`;
    const names = [`p.first_name || ' ' || p.last_name`, `p.last_name || ' ' || p.first_name`, 'p.email'];
    const order = [...(phone ? [phone] : []), distance(sql, text, names), 'p.id DESC'];
    const rows = await rowsOf<PaletteAnswer['contactos'][number]>(
      this.database,
      `SELECT p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.stored_dni AS dni
       FROM offered_contacts p WHERE p.merged_into_id IS NULL AND ${sql.text}
       ORDER BY ${order.join(', ')} LIMIT ${MOST}`,
      sql.values,
    );
    return this.dnis.readAll(rows);
  }
}

const ADDRESS = `o.street || ' ' || o.street_number`;
const NAME = `coalesce(l.business_name, '')`;

/** SQL: ids of the listings whose address or whose business name contains every term. */
function listingsWith(sql: SqlBuilder, text: string): string {
  const phone = listingsWithPhone(sql, text);
  // A single number is part of many addresses.
  if (!/\p{L}|\d\s+\d/u.test(text)) return phone;
  sql.matches(`free_text(street || ' ' || street_number)`, text);
  const [address] = [sql.text, sql.conditions.splice(0)];
  sql.matches(`free_text(business_name)`, text);
  return `SELECT listing_id FROM offered_locations WHERE ${address}
          UNION SELECT id FROM offered_listings WHERE ${sql.text}
          UNION ${phone}`;
}

/** Digits of a phone that may be searched; fewer are part of too many. */
const SHORTEST_PHONE = 6;

/** Whether a text is a code (`ven-900`), or a number with fewer digits than a phone that may be searched. */
function namesNotice(text: string): boolean {
  return numbersOf(text).codes.length > 0 && phoneDigits(text).length < SHORTEST_PHONE;
}

/** SQL: ids of the listings whose own phone ends with the typed one; the index listings_phone_digits has the same expression. */
function listingsWithPhone(sql: SqlBuilder, text: string): string {
  const digits = /\p{L}/u.test(text) ? '' : phoneDigits(text);
  if (digits.length < SHORTEST_PHONE) return 'SELECT NULL::int WHERE false';
  return `(SELECT id FROM offered_listings WHERE phone <> '' AND phone_digits(phone) LIKE '%' || ${sql.value(digits)} ORDER BY id DESC LIMIT ${MOST})`;
}

/** SQL: ids of the newest listings of owners, the public ones first; by the index of listings by contact. */
function listingsOf(sql: SqlBuilder, owners: readonly number[]): string {
  return `SELECT id FROM (
            SELECT id, status FROM offered_listings WHERE contact_id = ANY(${sql.value(owners)}::int[])
            ORDER BY status = 'active' DESC, id DESC LIMIT ${MOST}) newest`;
}

/** SQL: how far the closest of the fields is from the text: 0 equal, 1 it has its words, 2 a word begins with it, 3 otherwise. */
function distance(sql: SqlBuilder, text: string, fields: readonly string[]): string {
  const typed = `free_text(${sql.value(text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim())})`;
  const each = fields.map(
    (field) => `CASE WHEN free_text(${field}) = ${typed} THEN 0
                     WHEN strpos(' ' || free_text(${field}) || ' ', ' ' || ${typed} || ' ') > 0 THEN 1
                     WHEN strpos(' ' || free_text(${field}), ' ' || ${typed}) > 0 THEN 2 ELSE 3 END`,
  );
  return `least(${each.join(', ')})`;
}

/** The codes and the publication number that a text may mean; neither if it is not one of them. Only codes begin with zeros. */
function numbersOf(text: string): { codes: string[]; id: number } {
  const whole = parseCode(text);
  if (whole) return { codes: [whole.code], id: 0 };
  const [, prefix, number] = /^(?:(alq|ven)[\p{Pd}_]?)?(\d{1,9})$/iu.exec(text.replaceAll(' ', '')) ?? [];
  if (!number) return { codes: [], id: 0 };
  const operations = prefix ? [prefix.toUpperCase()] : ['ALQ', 'VEN'];
  return {
    codes: operations.map((operation) => `${operation}-${String(Number(number)).padStart(4, '0')}`),
    id: prefix || number.startsWith('0') ? 0 : Number(number),
  };
}
