import type { Operation } from '../kernel/operations.js';

/** Duration of a payment; common/contracts/plan-term defines the end of a season. */
export interface Lasting {
  unit: 'season' | 'month' | 'day';
  count: number;
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
  /** Pesos, VAT included; 0 is free. */
  price: number;
  previousPrice?: number;
  /** Term of a payment: `por temporada`. */
  term: string;
  /** The same as data; without it a payment has no end. */
  lasts?: Lasting;
  /** Additional charge for the featured position of a rental. */
  extra?: { price: number; term: string; lasts: Lasting };
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
    price: 0,
    term: 'toda la temporada',
    summary: 'Aviso de texto, sin fotos.',
  },
  {
    plan: 'alqfotos',
    operation: 'rental',
    name: 'Alquiler Estándar',
    photos: true,
    featured: false,
    price: 30_000,
    previousPrice: 32_000,
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
    price: 30_000,
    previousPrice: 32_000,
    term: 'por temporada',
    lasts: { unit: 'season', count: 1 },
    extra: { price: 25_000, term: 'cada 30 días', lasts: { unit: 'day', count: 30 } },
    summary: 'Hasta 20 fotos y posición destacada.',
  },
  {
    plan: 'vensinfotos',
    operation: 'sale',
    name: 'Venta Básico',
    photos: false,
    featured: false,
    price: 0,
    term: 'sin límite de tiempo',
    summary: 'Aviso de texto, sin fotos.',
  },
  {
    plan: 'venfotos',
    operation: 'sale',
    name: 'Venta Premium',
    photos: true,
    featured: true,
    price: 40_000,
    previousPrice: 45_000,
    term: 'cada 6 meses',
    lasts: { unit: 'month', count: 6 },
    summary: 'Hasta 20 fotos y posición destacada.',
  },
] as const satisfies readonly PlanDeclaration[];

export type Plan = (typeof DECLARED)[number]['plan'];
export type PlanEntry = PlanDeclaration & { plan: Plan; includes?: Plan };

export const PLANS: readonly PlanEntry[] = DECLARED;

/** Plans that cost nothing. */
export const FREE_PLANS: readonly Plan[] = PLANS.filter(({ price }) => price === 0).map(({ plan }) => plan);

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
  return PLANS.find((entry) => entry.operation === operation && entry.price === 0)!.plan;
}
