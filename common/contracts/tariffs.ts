import {
  costsMoney,
  FIRST_TARIFFS,
  planEntry,
  type PaidPlan,
  type Plan,
  type PlanEntry,
  type Tariff,
} from './plans.js';

/** What a plan costs from a day on, `2027-03-01`. */
export interface DatedTariff extends Tariff {
  plan: PaidPlan;
  from: string;
}

/** What the operator has set, one for each plan and day. */
export interface Tariffs {
  tariffs: readonly DatedTariff[];
  /** Today in the site's time zone. */
  today: string;
  /** Live free notices of a person. */
  freeListings: number;
}

/** A plan with what it costs. */
export interface PricedPlan extends PlanEntry {
  /** Null for a free plan. */
  tariff: Tariff | null;
  /** The next one that is already set. */
  next: DatedTariff | null;
}

/**
 * What a plan costs on a day: the tariff that began last, at first that of the specification.
 * @param on by default today; empty, as in a form, is today too
 */
export function pricedPlan(plan: Plan, { tariffs, today }: Tariffs, on = ''): PricedPlan {
  const day = on || today;
  const entry = planEntry(plan);
  if (!costsMoney(plan)) return { ...entry, tariff: null, next: null };
  const own = tariffs
    .filter((tariff) => tariff.plan === plan)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return {
    ...entry,
    tariff: own.findLast(({ from }) => from <= day) ?? FIRST_TARIFFS[plan],
    next: own.find(({ from }) => from > day) ?? null,
  };
}

/** Price of a payment: of the plan with its featured position. */
export function paymentOf({ price, extraPrice }: Tariff): number {
  return price + (extraPrice ?? 0);
}
