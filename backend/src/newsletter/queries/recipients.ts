import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Operation } from '#common/vocabulary/operations.js';
import type { Plan } from '#common/vocabulary/plans.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { Transaction } from '#platform/database/transactions.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { ContactSearch, type ContactCondition } from '../../contacts/public.js';
import { omissionOf } from '../data/may-be-written-to.js';

/** Null for no condition. Those on a listing hold for the same one. */
export interface RecipientFilters {
  operation: Operation | null;
  /** Town of the property. */
  town: string | null;
  propertyType: PropertyTypeId | null;
  plan: Plan | null;
  /** Only owners of a public rental without prices. */
  withoutPrices: boolean;
  /** Part of a name, surname, e-mail address or phone, or a DNI. */
  search: string | null;
}

/** By ids, or all results of a search except some. */
export type Selection = { ids: readonly number[] } | { all: RecipientFilters; except: readonly number[] };

const COLUMNS = `p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.email, ${omissionOf('p.email')} AS omitido`;
const BY_NAME = 'fold(p.last_name), fold(p.first_name), p.id';

/** Owners with an e-mail address, each address once; a person who published under two names gets one message. */
@Injectable()
export class Recipients {
  constructor(
    private readonly database: DataSource,
    private readonly contactSearch: ContactSearch,
  ) {}

  async page(
    filters: RecipientFilters,
    request: PageRequest,
  ): Promise<{ rows: RecipientWire[]; total: number }> {
    const meant = await this.meaning({ all: filters, except: [] });
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

  /** Number of contacts of a selection by why they get no newsletter; null for those who get it. */
  async counts(selection: Selection): Promise<Map<RecipientWire['omitido'], number>> {
    const sql = newestOfEachAddress(await this.meaning(selection));
    const rows = await rowsOf<{ omitted: RecipientWire['omitido']; count: number }>(
      this.database,
      `SELECT ${omissionOf('p.email')} AS omitted, count(*)::int AS count FROM offered_contacts p WHERE ${sql.text} GROUP BY 1`,
      sql.values,
    );
    return new Map(rows.map(({ omitted, count }) => [omitted, count]));
  }

  /** All contacts of a selection, including blocked ones. */
  async chosen(tx: Transaction, selection: Selection): Promise<RecipientWire[]> {
    const sql = newestOfEachAddress(await this.meaning(selection));
    return rowsOf<RecipientWire>(
      tx,
      `SELECT ${COLUMNS} FROM offered_contacts p WHERE ${sql.text} ORDER BY p.id`,
      sql.values,
    );
  }

  private async meaning(selection: Selection): Promise<Meaning> {
    const typed = 'all' in selection && selection.all.search;
    return meaning(selection, typed ? await this.contactSearch.conditionFor(typed) : undefined);
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

function meaning(selection: Selection, search: ContactCondition | undefined): Meaning {
  return (sql, alias) => {
    sql.where(`${alias}.email <> ''`);
    if ('ids' in selection) {
      sql.where(`${alias}.id = ANY(${sql.value(selection.ids)})`);
      return;
    }
    const { all, except } = selection;
    const listing = listingConditions(sql, all);
    if (listing.length > 0)
      sql.where(
        `EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = ${alias}.id AND ${listing.join(' AND ')})`,
      );
    search?.(sql, alias);
    if (except.length > 0) sql.where(`${alias}.id <> ALL(${sql.value(except)})`);
  };
}

/** Conditions on the alias `l` of a listing. */
function listingConditions(sql: SqlBuilder, filters: RecipientFilters): string[] {
  const { operation, town, propertyType, plan, withoutPrices } = filters;
  return [
    operation && `l.operation = ${sql.value(operation)}`,
    propertyType && `l.property_type = ${sql.value(propertyType)}`,
    town &&
      `EXISTS (SELECT FROM offered_locations o WHERE o.listing_id = l.id AND o.town = ${sql.value(town)})`,
    plan &&
      `EXISTS (SELECT FROM offered_contracts c WHERE c.listing_id = l.id AND c.plan = ${sql.value(plan)})`,
    withoutPrices &&
      `l.operation = 'rental' AND l.status = 'active' AND NOT EXISTS (SELECT FROM offered_prices r WHERE r.listing_id = l.id)`,
  ].filter((condition) => typeof condition === 'string');
}
