import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { ContactCondition } from '../../contacts/public.js';
import { conditionsOf, type Selection } from './selection.js';
import { conditionsOn, isNotExcepted } from './selected-owners.js';

/**
 * Query of the confirmed subscribers of a selection, with the columns of `Recipients` and negative ids. Subscribers who
 * are also selected as owners are left out. Its values become values of `sql`.
 * @param search condition on owners for what was typed
 */
export function selectedSubscribers(
  sql: SqlBuilder,
  selection: Selection,
  search: ContactCondition | undefined,
): string {
  const before = sql.conditions.length;
  sql.where('n.confirmed_at IS NOT NULL');
  if ('ids' in selection) sql.where(`-n.id = ANY(${sql.value(selection.ids)})`);
  const by = conditionsOf(selection);
  if (by) addConditions(sql, by);
  if (by?.audience !== 'subscribers')
    sql.where(`NOT EXISTS (SELECT FROM offered_contacts p WHERE mailbox_of(p.email) = mailbox_of(n.email)
                           AND ${conditionsOn(sql, 'p', { selection, search })})`);
  sql.where(isNotExcepted(sql, 'n.email', selection));
  const conditions = sql.conditions.splice(before);
  return `SELECT -n.id AS id, '' AS first_name, '' AS last_name, n.email, n.towns, n.operation
          FROM newsletter_subscribers n WHERE ${conditions.join(' AND ')}`;
}

function addConditions(
  sql: SqlBuilder,
  { audience, filters }: NonNullable<ReturnType<typeof conditionsOf>>,
): void {
  const { operation, town, propertyType, plan, withoutPrices, search } = filters;
  // Conditions on notices restrict owners only; with both audiences, all subscribers remain selected.
  if (audience === 'subscribers' && (propertyType || plan || withoutPrices)) sql.where('false');
  if (operation) sql.where(`(n.operation IS NULL OR n.operation = ${sql.value(operation)})`);
  if (town) sql.where(`(n.towns = '{}' OR ${sql.value(town)} = ANY(n.towns))`);
  if (search) sql.matches('fold_words(n.email)', search);
}
