import type { Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';

/** Owners of notices, visitors who asked for news, or both. */
export type Audience = 'owners' | 'subscribers' | 'both';

/**
 * Null for no condition. For owners, one notice must meet all conditions. For subscribers, operation and town are conditions on what they
 * want. The other conditions concern notices: with both audiences they restrict the owners only; with subscribers alone, such a condition
 * selects nobody.
 */
export interface RecipientFilters {
  operation: Operation | null;
  town: string | null;
  propertyType: PropertyTypeId | null;
  plan: Plan | null;
  /** Only owners of a public rental without a price for a month of the season (`AVERAGED_PERIODS`). */
  withoutPrices: boolean;
  /** Part of a name, surname, e-mail address or phone, or a DNI. */
  search: string | null;
}

/**
 * By ids (`recipientOf`), or all results of a search except some. `all` selects owners. Other audiences use another field, because a version
 * that does not know them would send to owners what was scheduled for subscribers.
 */
export type Selection =
  | { ids: readonly number[] }
  | { all: RecipientFilters; except: readonly number[] }
  | { audience: 'subscribers' | 'both'; filters: RecipientFilters; except: readonly number[] };

interface Conditions {
  audience: Audience;
  filters: RecipientFilters;
  except: readonly number[];
}

/** The selection by conditions; undefined for one by ids. */
export function conditionsOf(selection: Selection): Conditions | undefined {
  if ('ids' in selection) return undefined;
  if ('all' in selection) return { audience: 'owners', filters: selection.all, except: selection.except };
  return selection;
}

export function selectionBy({ audience, filters, except }: Conditions): Selection {
  return audience === 'owners' ? { all: filters, except } : { audience, filters, except };
}
