import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Operation } from '#common/vocabulary/operations.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { Transaction } from '#platform/database/transactions.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { contactText } from '../../contacts/public.js';
import { omissionOf } from '../data/may-be-written-to.js';

export interface RecipientFilters {
  /** Owners with a listing of this operation. */
  operation: Operation | null;
  /** A part of name, surname, DNI, e-mail or phone. */
  search: string | null;
}

/** By ids, or everybody whom a search shows but for some. */
export type Selection = { ids: readonly number[] } | { all: RecipientFilters; except: readonly number[] };

const COLUMNS = `id AS "idContactos", first_name AS nombre, last_name AS apellido, email, ${omissionOf('p.email')} AS omitido`;
const ORDER = 'fold(last_name), fold(first_name), id';

/** Owners with an address, each address once: a person who published twice under two names gets one message. */
@Injectable()
export class Recipients {
  constructor(private readonly database: DataSource) {}

  async page(
    filters: RecipientFilters,
    request: PageRequest,
  ): Promise<{ rows: RecipientWire[]; total: number }> {
    const sql = new SqlBuilder();
    addConditions(sql, filters);
    const [{ total }] = await this.database.query(
      `SELECT count(DISTINCT lower(p.email))::int AS total FROM contacts p WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await this.database.query(
      `SELECT ${COLUMNS} FROM (SELECT * FROM (${addresses(sql)}) AS p ORDER BY ${ORDER}
         LIMIT ${sql.value(request.pageSize)} OFFSET ${sql.value(offsetOf(request))}) AS p
       ORDER BY ${ORDER}`,
      sql.values,
    );
    return { rows, total };
  }

  /** All that a selection means, blocked ones included. */
  async chosen(tx: Transaction, selection: Selection): Promise<RecipientWire[]> {
    const sql = new SqlBuilder();
    if ('ids' in selection) {
      addConditions(sql, { operation: null, search: null });
      sql.where(`p.id = ANY(${sql.value(selection.ids)})`);
    } else {
      addConditions(sql, selection.all);
      if (selection.except.length > 0) sql.where(`p.id <> ALL(${sql.value(selection.except)})`);
    }
    return tx.query(`SELECT ${COLUMNS} FROM (${addresses(sql)}) AS p ORDER BY id`, sql.values);
  }
}

/** The newest contact of each address. */
function addresses(sql: SqlBuilder): string {
  return `SELECT DISTINCT ON (lower(p.email)) p.* FROM contacts p WHERE ${sql.text} ORDER BY lower(p.email), p.id DESC`;
}

function addConditions(sql: SqlBuilder, { operation, search }: RecipientFilters): void {
  sql.where(`p.email <> ''`);
  if (operation) {
    sql.where(
      `EXISTS (SELECT FROM listings l WHERE l.contact_id = p.id AND l.operation = ${sql.value(operation)})`,
    );
  }
  if (search) sql.contains(contactText('p'), search);
}
