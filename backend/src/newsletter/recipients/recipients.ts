import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { OPERATIONS, type Operation } from '#common/kernel/operations.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { Transaction } from '#platform/database/transactions.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { ContactSearch, type ContactCondition } from '../../contacts/public.js';
import { omissionOf } from './newsletter-omission.js';
import { conditionsOf, type Selection } from './selection.js';
import { selectedOwners } from './selected-owners.js';
import { selectedSubscribers } from './selected-subscribers.js';

interface RecipientRow extends Omit<RecipientWire, 'pedido'> {
  towns: string[] | null;
  operation: Operation | null;
}

const COLUMNS = `r.id AS "idContactos", r.first_name AS nombre, r.last_name AS apellido, r.email, r.towns, r.operation,
                 ${omissionOf('r.email')} AS omitido`;
/** By the index `contacts_by_name`. */
const OWNERS_BY_NAME = 'fold(r.last_name), fold(r.first_name), r.id';
/** Owners by name, then subscribers by address. */
const BY_NAME = `r.id < 0, fold(r.last_name), fold(r.first_name), CASE WHEN r.id < 0 THEN fold(r.email) END, r.id`;

/**
 * Recipients of newsletters: owners with an e-mail address and visitors who asked for news. Each mailbox once: a person who published under
 * two names gets one message, and an owner who also asked for news gets it as an owner.
 */
@Injectable()
export class Recipients {
  constructor(
    private readonly database: DataSource,
    private readonly contactSearch: ContactSearch,
  ) {}

  /** Recipients that the operator can choose from, with those who get nothing. */
  async page(selection: Selection, request: PageRequest): Promise<{ rows: RecipientWire[]; total: number }> {
    const selected = await this.selected(selection);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM (${selected.text}) AS r`,
      selected.values,
    );
    const [limit, offset] = [selected.value(request.pageSize), selected.value(offsetOf(request))];
    const order = conditionsOf(selection)?.audience === 'owners' ? OWNERS_BY_NAME : BY_NAME;
    const rows = await rowsOf<RecipientRow>(
      this.database,
      `SELECT ${COLUMNS} FROM (${selected.text}) AS r ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      selected.values,
    );
    return { rows: rows.map(present), total };
  }

  /** Number of recipients of a selection by why they get no newsletter; null for those who get it. */
  async counts(selection: Selection): Promise<Map<RecipientWire['omitido'], number>> {
    const selected = await this.selected(selection);
    const rows = await rowsOf<{ omitted: RecipientWire['omitido']; count: number }>(
      this.database,
      `SELECT ${omissionOf('r.email')} AS omitted, count(*)::int AS count FROM (${selected.text}) AS r GROUP BY 1`,
      selected.values,
    );
    return new Map(rows.map(({ omitted, count }) => [omitted, count]));
  }

  /** All recipients of a selection, including blocked ones. */
  async chosen(tx: Transaction, selection: Selection): Promise<RecipientWire[]> {
    const selected = await this.selected(selection);
    const rows = await rowsOf<RecipientRow>(
      tx,
      `SELECT ${COLUMNS} FROM (${selected.text}) AS r ORDER BY abs(r.id), r.id`,
      selected.values,
    );
    return rows.map(present);
  }

  private async selected(selection: Selection): Promise<SelectedPeople> {
    const typed = conditionsOf(selection)?.filters.search;
    return selectedPeople(selection, typed ? await this.contactSearch.conditionFor(typed) : undefined);
  }
}

interface SelectedPeople {
  /** A query with the columns `id`, `first_name`, `last_name`, `email`, `towns` and `operation`. */
  readonly text: string;
  readonly values: unknown[];
  value(value: unknown): string;
}

function selectedPeople(selection: Selection, search: ContactCondition | undefined): SelectedPeople {
  const sql = new SqlBuilder();
  const audience = conditionsOf(selection)?.audience ?? 'both';
  const parts = [
    audience !== 'subscribers' && selectedOwners(sql, selection, search),
    audience !== 'owners' && selectedSubscribers(sql, selection, search),
  ].filter((part) => typeof part === 'string');
  return { text: parts.join(' UNION ALL '), values: sql.values, value: (value) => sql.value(value) };
}

function present({ towns, operation, ...row }: RecipientRow): RecipientWire {
  const pedido = towns && { localidades: towns, operacion: operation ? OPERATIONS[operation].name : '' };
  return { ...row, pedido: pedido as RecipientWire['pedido'] };
}
