import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatAddress } from '#common/listings/location/address.js';
import { fold } from '#common/kernel/text.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import { OPERATIONS, type Operation } from '#common/kernel/operations.js';
import { propertyTypeRecord, type PropertyTypeId } from '#common/listings/property-types.js';
import type { AdminContactWire, ContactFilter, ContactListingWire } from '#common/contacts/contact-calls.js';
import { oneRow, rowOf, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { ContactSearch, Dnis } from '../../contacts/public.js';

export interface ContactFilters extends PageRequest {
  filter: ContactFilter;
  /** First letter of the surname, A to Z or Ñ, upper case. */
  letter: string | null;
  /** Part of a name, surname, e-mail address or phone, or a DNI. */
  search: string | null;
  /** `duenio`, `creado`, or one of them with `-` for descending; null for the surname. */
  order: string | null;
}

const BADGES: Readonly<Record<ListingStatus, ContactListingWire['estado']>> = {
  active: 'activo',
  pending: 'pendiente',
  rejected: 'rechazado',
  withdrawn: 'rechazado',
};

const has = (...statuses: ListingStatus[]): string =>
  `EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = p.id AND l.status IN (${statuses.map((s) => `'${s}'`).join()}))`;

/** Mixed: listings of more than one of the three groups. */
const KINDS = [has('active'), has('pending'), has('rejected', 'withdrawn')] as const;
const FILTERS: Readonly<Record<ContactFilter, string>> = {
  todos: 'true',
  dados_alta: KINDS[0],
  pendientes: KINDS[1],
  rechazados: KINDS[2],
  mixtos: `${KINDS.map((kind) => `${kind}::int`).join(' + ')} > 1`,
};

const BY_NAME = ['fold(p.last_name)', 'fold(p.first_name)', 'p.id'];

const ORDERS: Readonly<Record<string, string>> = {
  duenio: BY_NAME.join(', '),
  '-duenio': BY_NAME.map((key) => `${key} DESC`).join(', '),
  creado: 'p.created_at, p.id',
  '-creado': 'p.created_at DESC, p.id DESC',
};

/** Owners with their listings, by surname (back-office.md §2, Contacts). */
@Injectable()
export class OwnerContacts {
  constructor(
    private readonly database: DataSource,
    private readonly contactSearch: ContactSearch,
    private readonly dnis: Dnis,
  ) {}

  async page(filters: ContactFilters): Promise<{ rows: AdminContactWire[]; total: number }> {
    const sql = new SqlBuilder();
    sql.where('p.merged_into_id IS NULL');
    sql.where(FILTERS[filters.filter]);
    if (filters.letter) startsWith(sql, filters.letter);
    if (filters.search) (await this.contactSearch.conditionFor(filters.search))(sql, 'p');
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM offered_contacts p WHERE ${sql.text}`,
      sql.values,
    );
    const order = ORDERS[filters.order ?? 'duenio']!;
    const rows = await rowsOf<Omit<AdminContactWire, 'desde'> & { desde: Date }>(
      this.database,
      `SELECT p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.stored_dni AS dni, p.email, p.mobile AS celular, p.created_at AS desde,
              n.active AS inmuebles_alta, n.pending AS inmuebles_pendientes, n.rejected AS inmuebles_rechazados
       FROM (SELECT p.* FROM offered_contacts p WHERE ${sql.text} ORDER BY ${order}
             LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}) AS p
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE status = 'active')::int AS active,
                count(*) FILTER (WHERE status = 'pending')::int AS pending,
                count(*) FILTER (WHERE status IN ('rejected', 'withdrawn'))::int AS rejected
         FROM offered_listings WHERE contact_id = p.id) AS n
       ORDER BY ${order}`,
      sql.values,
    );
    const read = await this.dnis.readAll(rows);
    return { rows: read.map((row) => ({ ...row, desde: row.desde.toISOString() })), total };
  }

  /** All listings of a contact, newest first; undefined if there is no such contact. */
  async listings(contactId: number): Promise<ContactListingWire[] | undefined> {
    const contact = await rowOf(this.database, 'SELECT FROM offered_contacts WHERE id = $1', [contactId]);
    if (!contact) return undefined;
    const rows = await rowsOf<OwnedListing>(
      this.database,
      `SELECT l.id, l.code, l.status, l.operation, l.property_type, o.street, o.street_number AS "streetNumber",
              o.floor, o.apartment, o.town, o.province, o.country
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id WHERE l.contact_id = $1 ORDER BY l.id DESC`,
      [contactId],
    );
    return rows.map(presentOwned);
  }
}

interface OwnedListing {
  id: number;
  code: string | null;
  status: ListingStatus;
  operation: Operation;
  property_type: PropertyTypeId;
  street: string;
  streetNumber: string;
  floor: string;
  apartment: string;
  town: string;
  province: string;
  country: string;
}

function presentOwned(row: OwnedListing): ContactListingWire {
  return {
    idInmuebles: row.id,
    codigo: row.code,
    estado: BADGES[row.status],
    estadoInmueble: STATUS_NAMES[row.status],
    tipoOperacion: OPERATIONS[row.operation].name,
    tipoVivienda: propertyTypeRecord(row.property_type),
    direccionCompleta: formatAddress(row),
  };
}

/** Á counts as A; Ñ is a separate letter. */
function startsWith(sql: SqlBuilder, letter: string): void {
  const first = fold(letter);
  const next = String.fromCodePoint(first.codePointAt(0)! + 1);
  sql.where(`fold(p.last_name) >= ${sql.value(first)}`);
  if (first !== 'z') sql.where(`fold(p.last_name) < ${sql.value(next)}`);
  if (first === 'n') sql.where(`(upper(left(p.last_name, 1)) = 'Ñ') = ${sql.value(letter === 'Ñ')}`);
}
