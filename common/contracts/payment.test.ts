import { LENGTHS, LIMITS } from '../kernel/limits.js';
import { dayOf, parseDay } from '../kernel/time/days.js';
import type { Plan } from './plans.js';
import {
  lastPayment,
  momentOfPayment,
  paymentFaults,
  paymentOfRunningTerm,
  type PaymentForm,
} from './payment.js';

const TODAY = dayOf(2026, 11, 22);
const EMPTY: PaymentForm = { fecha: '', monto: '', medio: '', recibo: '', nota: '' };
const DATE = 'Escribí una fecha que no sea posterior a hoy.';
const AMOUNT = 'Escribí un importe mayor que cero.';

describe('a payment', () => {
  it.each<[Partial<PaymentForm>, Record<string, string[]>]>([
    [{}, {}],
    [{ fecha: '2026-11-22', monto: 30_000, medio: 'efectivo', recibo: 'A-1', nota: 'En mano.' }, {}],
    [{ fecha: '2000-01-01' }, {}],
    [{ fecha: '1999-12-31' }, { fecha: [DATE] }],
    [{ fecha: '2026-11-23' }, { fecha: [DATE] }],
    [{ fecha: '2026-02-30' }, { fecha: [DATE] }],
    [{ fecha: 'ayer' }, { fecha: [DATE] }],
    [{ monto: 1 }, {}],
    [{ monto: LIMITS.maxAmount }, {}],
    [{ monto: LIMITS.maxAmount + 1 }, { monto: ['El importe no puede pasar de 999.999.999.999.'] }],
    [{ monto: 0 }, { monto: [AMOUNT] }],
    [{ monto: Number.NaN }, { monto: [AMOUNT] }],
    [{ medio: 'trueque' }, { medio: ['Elegí un medio de pago de la lista.'] }],
    [{ medio: 'toString' }, { medio: ['Elegí un medio de pago de la lista.'] }],
    [{ recibo: 'x'.repeat(LENGTHS.receipt + 1) }, { recibo: ['Tiene que tener 40 caracteres como máximo.'] }],
    [{ nota: 'x'.repeat(LENGTHS.note + 1) }, { nota: ['Tiene que tener 300 caracteres como máximo.'] }],
  ])('with %j has the faults %j', (change, faults) => {
    expect(paymentFaults({ ...EMPTY, ...change }, TODAY)).toEqual(faults);
  });

  it.each([
    [undefined, '2026-11-22T20:00:00.000Z'],
    ['2026-11-22', '2026-11-22T20:00:00.000Z'],
    ['2026-11-21', '2026-11-21T15:00:00.000Z'],
  ])('of %p is of the moment %s', (day, moment) => {
    const now = new Date('2026-11-22T20:00:00Z');
    expect(momentOfPayment(day === undefined ? day : parseDay(day), TODAY, now).toISOString()).toBe(moment);
  });

  it.each([
    [null, '2026-11-01', '2026-11-01'],
    ['2026-10-01', '2026-11-01', '2026-11-01'],
    ['2026-12-01', '2026-11-01', '2026-12-01'],
  ])('after one of %p, one of %s leaves the date %s', (known, added, last) => {
    expect(lastPayment(known === null ? null : new Date(known), new Date(added))).toEqual(new Date(last));
  });

  const PAID = {
    id: 1,
    plan: 'alqfotos',
    paidAt: new Date('2026-11-01T15:00:00Z'),
    annulledAt: null,
  } as const;
  const LAST_SEASON = { ...PAID, id: 2, paidAt: new Date('2025-12-10T15:00:00Z') };
  const annulled = { annulledAt: new Date('2026-11-20T15:00:00Z') };
  const factsOf = ({ plan, paidAt, annulledAt }: Omit<Paid, 'id'>) => ({
    plan,
    paidOn: parseDay(paidAt.toISOString().slice(0, 10))!,
    isAnnulled: annulledAt !== null,
  });

  type Paid = { id: number; plan: Plan; paidAt: Date; annulledAt: Date | null };
  it.each<[string, Paid[], string | null, number | undefined]>([
    ['of a running term', [{ ...PAID, id: 3 }, PAID], '2026-11-21', 3],
    ['of a term that has ended', [PAID], '2026-11-20', undefined],
    ['of a term without an end', [PAID], null, 1],
    ['before an annulled one', [{ ...PAID, ...annulled, id: 3 }, PAID], null, 1],
    [
      'of the season before an annulled one',
      [{ ...PAID, ...annulled }, LAST_SEASON],
      '2027-08-31',
      undefined,
    ],
    ['of a season that was prolonged', [LAST_SEASON], '2026-12-29', undefined],
    ['without payments', [], '2027-01-01', undefined],
  ])('%s is annulled with the mark of its contract', (_, payments, paidUntil, id) => {
    const today = dayOf(2026, 11, 21);
    expect(paymentOfRunningTerm({ plan: 'alqfotos', payments, factsOf, paidUntil, today })?.id).toBe(id);
  });

  it('that continued from a running term is annulled until the end of that', () => {
    const first = { ...PAID, plan: 'venfotos', paidAt: new Date('2026-01-11T15:00:00Z') } as const;
    const renewal = { ...first, id: 2, paidAt: new Date('2026-06-20T15:00:00Z') };
    const term = { plan: 'venfotos' as const, payments: [renewal, first], factsOf, paidUntil: '2027-01-10' };
    const onDay = (today: number) => paymentOfRunningTerm({ ...term, today })?.id;
    expect([onDay(dayOf(2026, 12, 25)), onDay(dayOf(2027, 1, 11))]).toEqual([2, undefined]);
  });

  it('stays when its contract gets a free plan', () => {
    const term = { plan: 'alqsinfotos', paidUntil: '2027-01-01', today: TODAY } as const;
    expect(paymentOfRunningTerm({ ...term, payments: [PAID], factsOf })).toBeUndefined();
  });
});
