import { PAYMENT_MESSAGES } from './payment-messages.js';
import { tooLong } from '../kernel/forms/length-messages.js';
import { isAmount, isExcessive } from '../pricing/whole-amount.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { LENGTHS } from '../kernel/limits.js';
import { costsMoney, type Plan } from './plans.js';
import { termAfter, type PlanTerm } from './plan-term.js';
import { isPaymentMethod } from './payment-methods.js';
import { dayOf, parseDay, type Day } from '../kernel/time/days.js';

/** A payment as the operator enters it. Every field may be empty: then the payment is of today, and the rest is not recorded. */
export interface PaymentForm {
  /** `2026-11-21` */
  fecha: string;
  monto: number | '';
  medio: string;
  recibo: string;
  nota: string;
}

/** No payment is older than the site. */
const FIRST_DAY = dayOf(2000, 1, 1);

/** Faults of a payment; `today` in Argentina's time zone. */
export function paymentFaults({ fecha, monto, medio, recibo, nota }: PaymentForm, today: Day): FieldErrors {
  const errors: FieldErrors = {};
  const day = fecha === '' ? today : parseDay(fecha);
  if (day === undefined || day > today || day < FIRST_DAY) errors['fecha'] = [PAYMENT_MESSAGES.badDate];
  if (monto !== '' && !isAmount(monto))
    errors['monto'] = [isExcessive(monto) ? PAYMENT_MESSAGES.excessiveAmount : PAYMENT_MESSAGES.badAmount];
  if (medio !== '' && !isPaymentMethod(medio)) errors['medio'] = [PAYMENT_MESSAGES.badMethod];
  if (recibo.length > LENGTHS.receipt) errors['recibo'] = [tooLong(LENGTHS.receipt)];
  if (nota.length > LENGTHS.note) errors['nota'] = [tooLong(LENGTHS.note)];
  return errors;
}

/** Moment of a payment: now for one of today, otherwise noon of its day in Argentina, which is three hours behind UTC. */
export function momentOfPayment(day: Day | undefined, today: Day, now: Date): Date {
  if (day === undefined || day === today) return now;
  return new Date((day * 24 + 15) * 3_600_000);
}

/** Payment date of a contract: that of its last payment, in whatever order the payments are entered. */
export function lastPayment(known: Date | null, added: Date): Date {
  return known && known > added ? known : added;
}

interface PaidTerm<P> {
  /** The plan from now on. */
  plan: Plan;
  /** Newest first. */
  payments: readonly P[];
  factsOf: (payment: P) => { plan: Plan; paidOn: Day; isAnnulled: boolean };
  /** Last day of the term, `2027-11-21`; null if it has none. */
  paidUntil: string | null;
  today: Day;
}

/**
 * The payment that is annulled when its contract is marked as not paid, so that income does not count it: the last one, while what it paid
 * for runs. After its own term, also of a plan that was prolonged, and when the contract gets a free plan, no payment is annulled.
 */
export function paymentOfRunningTerm<P>({
  plan,
  payments,
  factsOf,
  paidUntil,
  today,
}: PaidTerm<P>): P | undefined {
  if (!costsMoney(plan)) return undefined;
  const end = paidUntil === null ? undefined : parseDay(paidUntil);
  if (end !== undefined && end < today) return undefined;
  const counted = payments.filter((payment) => !factsOf(payment).isAnnulled);
  let term: PlanTerm | undefined;
  for (const facts of counted.map(factsOf).toReversed()) term = termAfter(facts.plan, facts.paidOn, term);
  return term?.paidUntil && term.paidUntil < today ? undefined : counted[0];
}
