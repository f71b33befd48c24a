import { LENGTHS, LIMITS } from '../kernel/limits.js';
import { dayOf, parseDay } from '../kernel/time/days.js';
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

  it.each<
    [string, { payments: { id: number; annulled?: true }[]; paidUntil: string | null }, number | undefined]
  >([
    ['of a running term', { payments: [{ id: 2 }, { id: 1 }], paidUntil: '2026-11-21' }, 2],
    ['of a term that has ended', { payments: [{ id: 2 }], paidUntil: '2026-11-20' }, undefined],
    ['of a term without an end', { payments: [{ id: 2 }], paidUntil: null }, 2],
    ['before an annulled one', { payments: [{ id: 2, annulled: true }, { id: 1 }], paidUntil: null }, 1],
    ['without payments', { payments: [], paidUntil: '2027-01-01' }, undefined],
  ])('%s is annulled with the mark of its contract', (_, { payments, paidUntil }, id) => {
    const isAnnulled = ({ annulled }: { annulled?: true }) => annulled === true;
    const today = dayOf(2026, 11, 21);
    expect(paymentOfRunningTerm({ plan: 'alqfotos', payments, isAnnulled, paidUntil, today })?.id).toBe(id);
  });

  it('stays when its contract gets a free plan', () => {
    const [plan, payments, paidUntil] = ['alqsinfotos', [{ id: 1 }], '2027-01-01'] as const;
    const isAnnulled = (): boolean => false;
    expect(paymentOfRunningTerm({ plan, payments, isAnnulled, paidUntil, today: TODAY })).toBeUndefined();
  });
});
