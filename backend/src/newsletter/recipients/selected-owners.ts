import { AVERAGED_PERIODS } from '#common/pricing/periods.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { ContactCondition } from '../../contacts/public.js';
import { conditionsOf, type RecipientFilters, type Selection } from './selection.js';

/**
 * Query of the owners of a selection, each mailbox once, with the columns of `Recipients`. Its values become values of `sql`.
 * @param search condition for what was typed
 */
export function selectedOwners(
  sql: SqlBuilder,
  selection: Selection,
  search: ContactCondition | undefined,
): string {
  const isNewer = conditionsOn(sql, 'newer', { selection, search });
  return `SELECT p.id, p.first_name, p.last_name, p.email, NULL::text[] AS towns, NULL::text AS operation
          FROM offered_contacts p WHERE ${conditionsOn(sql, 'p', { selection, search })}
           AND NOT EXISTS (SELECT FROM offered_contacts newer WHERE mailbox_of(newer.email) = mailbox_of(p.email) AND newer.id > p.id
                           AND ${isNewer})
           AND ${isNotExcepted(sql, 'p.email', selection)}`;
}

/**
 * Condition on an address: it is not that of an excepted recipient, whatever id it is selected by. The recipient may have been merged into
 * another contact since, or, after asking for news, have published.
 */
export function isNotExcepted(sql: SqlBuilder, email: string, selection: Selection): string {
  const except = conditionsOf(selection)?.except ?? [];
  if (except.length === 0) return 'true';
  const contacts = sql.value(except.filter((id) => id > 0));
  const subscribers = sql.value(except.filter((id) => id < 0).map((id) => -id));
  return `NOT EXISTS (SELECT FROM (
            SELECT c.email FROM offered_contacts named JOIN offered_contacts c ON c.id IN (named.id, named.owner_id)
            WHERE named.id = ANY(${contacts})
            UNION ALL SELECT email FROM newsletter_subscribers WHERE id = ANY(${subscribers})) AS excepted
          WHERE mailbox_of(excepted.email) = mailbox_of(${email}))`;
}

interface Selected {
  selection: Selection;
  search: ContactCondition | undefined;
}

/** Condition on a contact's alias: the contact is selected, or would be without the exceptions. */
export function conditionsOn(sql: SqlBuilder, alias: string, { selection, search }: Selected): string {
  const before = sql.conditions.length;
  sql.where(`${alias}.email <> '' AND ${alias}.merged_into_id IS NULL`);
  if ('ids' in selection)
    sql.where(
      `${alias}.id IN (SELECT owner_id FROM offered_contacts WHERE id = ANY(${sql.value(selection.ids)}))`,
    );
  const by = conditionsOf(selection);
  const listing = by ? listingConditions(sql, by.filters) : [];
  if (listing.length > 0)
    sql.where(
      `EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = ${alias}.id AND ${listing.join(' AND ')})`,
    );
  search?.(sql, alias);
  return sql.conditions.splice(before).join(' AND ');
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
      `l.operation = 'rental' AND l.status = 'active' AND NOT EXISTS (
         SELECT FROM offered_prices r WHERE r.listing_id = l.id AND r.period = ANY(${sql.value(AVERAGED_PERIODS)}))`,
  ].filter((condition) => typeof condition === 'string');
}
