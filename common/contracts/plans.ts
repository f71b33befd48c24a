import type { Operation } from '../kernel/operations.js';

/** Duration of a payment; common/contracts/plan-term defines the end of a season. */
export interface Lasting {
  unit: 'season' | 'month' | 'day';
  count: number;
}

/** What a plan costs: pesos, VAT included. */
export interface Tariff {
  price: number;
  /** Shown as the price of before; null for none. */
  previousPrice: number | null;
  /** Of the featured position, where it is charged separately. */
  extraPrice: number | null;
}

/** A plan. Contract, forms, tariffs and wire derive from this table. */
interface PlanDeclaration {
  /** Wire key; begins with `alq` or `ven`, by operation. */
  plan: string;
  operation: Operation;
  name: string;
  /** Plan whose flag is set together with this one. */
  includes?: string;
  /** Whether photos may be shown once the contract is paid. */
  photos: boolean;
  /** Whether the price includes the featured position. */
  featured: boolean;
  /** What it costs until the operator sets another tariff (tariffs.ts); a plan without one is free. */
  firstTariff?: Tariff;
  /** Term of a payment: `por temporada`. */
  term: string;
  /** The same as data; without it a payment has no end. */
  lasts?: Lasting;
  /** Term of the featured position of a rental, which is charged separately. */
  extra?: { term: string; lasts: Lasting };
  summary: string;
}

/** Plans, each operation's free plan first (public-site.md §1 and §3). A listing has exactly one. */
const DECLARED = [
  {
    plan: 'alqsinfotos',
    operation: 'rental',
    name: 'Alquiler Básico',
    photos: false,
    featured: false,
    term: 'toda la temporada',
    summary: 'Aviso de texto, sin fotos.',
  },
  {
    plan: 'alqfotos',
    operation: 'rental',
    name: 'Alquiler Estándar',
    photos: true,
    featured: false,
    firstTariff: { price: 30_000, previousPrice: 32_000, extraPrice: null },
    term: 'por temporada',
    lasts: { unit: 'season', count: 1 },
    summary: 'Aviso con hasta 20 fotos.',
  },
  {
    plan: 'alqfotdest',
    operation: 'rental',
    name: 'Alquiler Premium',
    includes: 'alqfotos',
    photos: true,
    featured: true,
    firstTariff: { price: 30_000, previousPrice: 32_000, extraPrice: 25_000 },
    term: 'por temporada',
    lasts: { unit: 'season', count: 1 },
    extra: { term: 'cada 30 días', lasts: { unit: 'day', count: 30 } },
    summary: 'Hasta 20 fotos y posición destacada.',
  },
  {
    plan: 'vensinfotos',
    operation: 'sale',
    name: 'Venta Básico',
    photos: false,
    featured: false,
    term: 'sin límite de tiempo',
    summary: 'Aviso de texto, sin fotos.',
  },
  {
    plan: 'venfotos',
    operation: 'sale',
    name: 'Venta Premium',
    photos: true,
    featured: true,
    firstTariff: { price: 40_000, previousPrice: 45_000, extraPrice: null },
    term: 'cada 6 meses',
    lasts: { unit: 'month', count: 6 },
    summary: 'Hasta 20 fotos y posición destacada.',
  },
] as const satisfies readonly PlanDeclaration[];

type Declared = (typeof DECLARED)[number];
export type Plan = Declared['plan'];
export type PaidPlan = Extract<Declared, { firstTariff: Tariff }>['plan'];
export interface PlanEntry extends PlanDeclaration {
  plan: Plan;
  includes?: Plan;
}

interface PaidPlanEntry extends PlanEntry {
  plan: PaidPlan;
}

export const PLANS: readonly PlanEntry[] = DECLARED;

/** Plans that cost nothing. */
export const FREE_PLANS: readonly Plan[] = PLANS.filter((entry) => !entry.firstTariff).map(
  ({ plan }) => plan,
);
/** Plans that cost money, in the order of tariffs. */
export const PAID_PLANS = PLANS.filter((entry): entry is PaidPlanEntry => costsMoney(entry.plan));

/** Tariffs of the specification. */
export const FIRST_TARIFFS = Object.fromEntries(
  PAID_PLANS.map(({ plan, firstTariff }) => [plan, firstTariff]),
) as Record<PaidPlan, Tariff>;

const BY_PLAN = new Map(PLANS.map((entry) => [entry.plan, entry]));

/**
 * The entry of a plan key.
 * @throws RangeError for an unknown key
 */
export function planEntry(plan: string): PlanEntry {
  const entry = BY_PLAN.get(plan as Plan);
  if (!entry) throw new RangeError(`No plan ${plan}`);
  return entry;
}

export function isPlan(text: string): text is Plan {
  return BY_PLAN.has(text as Plan);
}

/** The free plan of an operation; the default when a listing's operation changes. */
export function basicPlan(operation: Operation): Plan {
  return PLANS.find((entry) => entry.operation === operation && !entry.firstTariff)!.plan;
}

/** Whether a plan costs money. A free plan is never marked as paid (docs/decisions/0003). */
export function costsMoney(plan: Plan): plan is PaidPlan {
  return !FREE_PLANS.includes(plan);
}

/** Field of a request that has the plan of an operation. */
export function planField(operation: Operation | undefined): 'tipoContratoVenta' | 'tipoContratoAlquiler' {
  return operation === 'sale' ? 'tipoContratoVenta' : 'tipoContratoAlquiler';
}
