import type { Operation } from './operations.js';

/** Contract types, by the keys of the wire (public-site.md §1 and §3). One listing has exactly one. */
export type Plan = 'alqsinfotos' | 'alqfotos' | 'alqfotdest' | 'vensinfotos' | 'venfotos';

export interface PlanEntry {
  plan: Plan;
  operation: Operation;
  name: string;
  /** Whether photos may be shown once the contract is paid. */
  photos: boolean;
  /** Whether the price includes the featured position. */
  featured: boolean;
  /** Pesos, VAT included; 0 is free. */
  price: number;
  previousPrice?: number;
  /** What a payment covers: `por temporada`. */
  term: string;
  /** A second charge on top, for the featured position of a rental. */
  extra?: { price: number; term: string };
  summary: string;
}

export const PLANS: readonly PlanEntry[] = [
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
    summary: 'Aviso con hasta 20 fotos.',
  },
  {
    plan: 'alqfotdest',
    operation: 'rental',
    name: 'Alquiler Premium',
    photos: true,
    featured: true,
    price: 30_000,
    previousPrice: 32_000,
    term: 'por temporada',
    extra: { price: 25_000, term: 'cada 30 días' },
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
    summary: 'Hasta 20 fotos y posición destacada.',
  },
];

const BY_PLAN = new Map(PLANS.map((entry) => [entry.plan, entry]));

/** The entry of a plan key. Throws a RangeError for a word that is no plan. */
export function planEntry(plan: string): PlanEntry {
  const entry = BY_PLAN.get(plan as Plan);
  if (!entry) throw new RangeError(`No plan ${plan}`);
  return entry;
}

export function isPlan(text: string): text is Plan {
  return BY_PLAN.has(text as Plan);
}

/** The free plan of an operation: what a listing falls back to when its operation changes. */
export function basicPlan(operation: Operation): Plan {
  return operation === 'rental' ? 'alqsinfotos' : 'vensinfotos';
}
