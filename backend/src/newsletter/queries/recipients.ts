import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Operation } from '#common/vocabulary/operations.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { Transaction } from '#platform/database/transactions.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { contactText } from '../../contacts/public.js';
import { omissionOf } from '../data/may-be-written-to.js';

export interface RecipientFilters {
  /** Owners with a listing of this operation. */
  operation: Operation | null;
  /** Part of a name, surname, DNI, e-mail address or phone. */
  search: string | null;
}

/** By ids, or all results of a search except some. */
export type Selection = { ids: readonly number[] } | { all: RecipientFilters; except: readonly number[] };

const COLUMNS = `p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.email, ${omissionOf('p.email')} AS omitido`;
const BY_NAME = 'fold(p.last_name), fold(p.first_name), p.id';

/** Owners with an e-mail address, each address once; a person who published under two names gets one message. */
@Injectable()
export class Recipients {
  constructor(private readonly database: DataSource) {}

  async page(
    filters: RecipientFilters,
    request: PageRequest,
  ): Promise<{ rows: RecipientWire[]; total: number }> {
    const meant = meaning({ all: filters, except: [] });
    const counting = new SqlBuilder();
    meant(counting, 'p');
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM (SELECT FROM offered_contacts p WHERE ${counting.text} GROUP BY lower(p.email)) AS a`,
      counting.values,
    );
    const sql = newestOfEachAddress(meant);
    const rows = await rowsOf<RecipientWire>(
      this.database,
      `SELECT ${COLUMNS} FROM offered_contacts p WHERE ${sql.text} ORDER BY ${BY_NAME}
       LIMIT ${sql.value(request.pageSize)} OFFSET ${sql.value(offsetOf(request))}`,
      sql.values,
    );
    return { rows, total };
  }

  /** All contacts of a selection, including blocked ones. */
  async chosen(tx: Transaction, selection: Selection): Promise<RecipientWire[]> {
    const sql = newestOfEachAddress(meaning(selection));
    return rowsOf<RecipientWire>(
      tx,
      `SELECT ${COLUMNS} FROM offered_contacts p WHERE ${sql.text} ORDER BY p.id`,
      sql.values,
    );
  }
}

/** Condition on a contact's alias: the contact is selected. */
type Meaning = (sql: SqlBuilder, alias: 'p' | 'newer') => void;

/** A contact is skipped if a newer selected contact has the same address. */
function newestOfEachAddress(meant: Meaning): SqlBuilder {
  const sql = new SqlBuilder();
  meant(sql, 'p');
  const own = sql.conditions.length;
  meant(sql, 'newer');
  const others = sql.conditions.splice(own);
  sql.where(`NOT EXISTS (SELECT FROM offered_contacts newer WHERE lower(newer.email) = lower(p.email) AND newer.id > p.id
                         AND ${others.join(' AND ')})`);
  return sql;
}

function meaning(selection: Selection): Meaning {
  return (sql, alias) => {
    sql.where(`${alias}.email <> ''`);
    if ('ids' in selection) {
      sql.where(`${alias}.id = ANY(${sql.value(selection.ids)})`);
      return;
    }
    const { all, except } = selection;
    if (all.operation) {
      sql.where(
        `EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = ${alias}.id AND l.operation = ${sql.value(all.operation)})`,
      );
    }
    if (all.search) sql.matches(contactText(alias), all.search);
    if (except.length > 0) sql.where(`${alias}.id <> ALL(${sql.value(except)})`);
  };
}
