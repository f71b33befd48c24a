import { Injectable } from '@nestjs/common';
import { formatDay, type Day } from '#common/kernel/time/days.js';
import { NOTICE_DAYS } from '#common/contracts/plan-term.js';
import { oneRow, rowsOf, type Database } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import type { Transaction } from '#platform/database/transactions.js';
import { planLapsed } from '../core/paid-days.js';

/** A listing with its owner whose paid plan or featured position ends soon, or whose plan has lapsed. */
export interface EndingPlan {
  listingId: number;
  /** Last day that is paid, `2027-08-31`. */
  end: string;
  owner: { name: string; email: string };
}

/** Number of plans or positions, and some of them, for the operator. */
export interface NamedEnds {
  total: number;
  first: { code: string; end: string; owner: string }[];
}

/**
 * SQL expression of the next end of what is paid for a listing; the end of the position counts only while the listing is featured. The
 * index listings_by_plan_end and the column `plan_end` of the view `offered_listings` have the same expression.
 */
export function planEnd(alias: string): string {
  return `LEAST(${alias}.paid_until, CASE WHEN ${alias}.featured THEN ${alias}.featured_until END)`;
}

/**
 * SQL expression of the next end of what is paid for a listing, from today on, else the end of its plan: a position that has ended does not
 * hide it. `end` is the expression of `planEnd`.
 */
export function nextEnd(alias: string, end = planEnd(alias), today = SITE_TODAY): string {
  return `CASE WHEN ${end} >= ${today} THEN ${end} ELSE ${alias}.paid_until END`;
}

/**
 * SQL condition: a public listing has something paid that ends soon, or a plan that has ended. The index of `end`, the expression of
 * `planEnd`, answers its first part.
 */
export function endsSoon(alias: string, end = planEnd(alias)): string {
  const soon = `${SITE_TODAY} + ${NOTICE_DAYS.plan}`;
  return `${alias}.status = 'active' AND ${alias}.paid AND ${end} <= ${soon} AND ${nextEnd(alias, end)} <= ${soon}`;
}

const endFrom = (today: string): string => nextEnd('l', planEnd('l'), `${today}::date`);

/**
 * SQL condition: `nextEnd` is in a period that begins today. Each alternative is answered by an index: listings_by_plan_end, and
 * listings_lapse_untold for the plans behind positions that have ended.
 */
function endsWithin(today: string, last: string): string {
  const within = (end: string) => `${end} BETWEEN ${today}::date AND ${last}::date`;
  const untold = 'l.lapse_told IS DISTINCT FROM l.paid_until';
  return `(${within(planEnd('l'))} OR ${within('l.paid_until')} AND ${untold}) AND ${within(endFrom(today))}`;
}

interface TakenRow extends Omit<EndingPlan, 'owner'> {
  name: string;
  email: string;
}

interface EndsQuestion {
  /** SQL expression of the day. */
  end: string;
  condition: string;
  values: string[];
  newestFirst?: boolean;
}

const IS_PUBLIC = `l.status = 'active' AND l.paid`;
const MOST_NAMED = 20;

/** Paid plans and positions of public listings that end soon, read from an index of their ends. */
@Injectable()
export class PlanEnds {
  /**
   * Takes listings of whose end owner and operator were not notified, soonest first: a plan's from 15 days before, a position's from 5.
   * They are not taken again for the same end if the transaction commits. Nobody is notified of an end that has passed.
   */
  async take(tx: Transaction, today: Day, most: number): Promise<EndingPlan[]> {
    const end = endFrom('$1');
    const taken = await rowsOf<TakenRow>(
      tx,
      `WITH due AS (
         SELECT l.id, ${end} AS plan_end FROM listings l
         WHERE ${IS_PUBLIC} AND ${endsWithin('$1', '$2')} AND (l.end_told = ${end}) IS NOT TRUE
           AND (${end} = l.paid_until OR ${end} <= $3::date)
         ORDER BY plan_end, l.id LIMIT $4 FOR UPDATE SKIP LOCKED)
       UPDATE listings l SET end_told = due.plan_end FROM due, offered_contacts p
       WHERE l.id = due.id AND p.id = l.contact_id
       RETURNING l.id AS "listingId", to_char(due.plan_end, 'YYYY-MM-DD') AS "end", p.first_name || ' ' || p.last_name AS name, p.email`,
      [formatDay(today), formatDay(today + NOTICE_DAYS.plan), formatDay(today + NOTICE_DAYS.featured), most],
    );
    return taken.map(withOwner);
  }

  /**
   * Takes listings whose plan has lapsed and whose owner was not notified, earliest first. They are not taken again for the same end if the
   * transaction commits.
   */
  async takeLapsed(tx: Transaction, today: Day, most: number): Promise<EndingPlan[]> {
    const taken = await rowsOf<TakenRow>(
      tx,
      `WITH due AS (
         SELECT l.id FROM listings l
         WHERE ${IS_PUBLIC} AND l.paid_until < $1::date AND l.lapse_told IS DISTINCT FROM l.paid_until
         ORDER BY l.paid_until, l.id LIMIT $2 FOR UPDATE SKIP LOCKED)
       UPDATE listings l SET lapse_told = l.paid_until FROM due, offered_contacts p
       WHERE l.id = due.id AND p.id = l.contact_id
       RETURNING l.id AS "listingId", to_char(l.paid_until, 'YYYY-MM-DD') AS "end", p.first_name || ' ' || p.last_name AS name, p.email`,
      [formatDay(today), most],
    );
    return taken.map(withOwner);
  }

  /** Plans and positions that end within the notice period of plans: their number, and the earliest ones. */
  async soon(database: Database, today: Day): Promise<NamedEnds> {
    return this.named(database, {
      end: endFrom('$1'),
      condition: endsWithin('$1', '$2'),
      values: [formatDay(today), formatDay(today + NOTICE_DAYS.plan)],
    });
  }

  /** Public listings whose plan has lapsed: their number, and those that lapsed last. */
  async lapsed(database: Database, today: Day): Promise<NamedEnds> {
    return this.named(database, {
      end: 'l.paid_until',
      condition: planLapsed('l', '$1'),
      values: [formatDay(today)],
      newestFirst: true,
    });
  }

  private async named(
    database: Database,
    { end, condition, values, newestFirst = false }: EndsQuestion,
  ): Promise<NamedEnds> {
    const within = `${IS_PUBLIC} AND ${condition}`;
    const direction = newestFirst ? 'DESC' : 'ASC';
    const { total } = await oneRow<{ total: number }>(
      database,
      `SELECT count(*)::int AS total FROM listings l WHERE ${within}`,
      values,
    );
    const first = await rowsOf<NamedEnds['first'][number]>(
      database,
      `SELECT l.code, to_char(${end}, 'YYYY-MM-DD') AS "end", p.first_name || ' ' || p.last_name AS owner
       FROM listings l JOIN offered_contacts p ON p.id = l.contact_id
       WHERE ${within} ORDER BY ${end} ${direction}, l.id LIMIT ${MOST_NAMED}`,
      values,
    );
    return { total, first };
  }
}

function withOwner({ name, email, ...plan }: TakenRow): EndingPlan {
  return { ...plan, owner: { name, email } };
}
