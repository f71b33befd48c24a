import { dayOf } from '../../kernel/time/days.js';
import {
  automaticReminderIsDue,
  DRAFT_STATES,
  lastDayFaults,
  mayAnswer,
  reminderRefusal,
  rolledAmount,
  rolledPrices,
  ROUNDING_STEPS,
  termsFaults,
  termsOf,
  usualLastDay,
} from './rollover.js';
import { LIMITS } from '../../kernel/limits.js';

const terms = (percent: number, ars = 1_000, usd = 5) => ({ percent, steps: { ARS: ars, USD: usd } });

it.each([
  [450_000, 'ARS', 30, 1_000, 585_000],
  [450_000, 'ARS', 31, 1_000, 590_000],
  [449_600, 'ARS', 0, 1_000, 450_000],
  [449_500, 'ARS', 0, 1_000, 450_000],
  [449_499, 'ARS', 0, 1_000, 449_000],
  [100_000, 'ARS', -50, 10_000, 50_000],
  [333_333, 'ARS', 10, 1, 366_666],
  [400, 'ARS', 20, 1_000, 1_000],
  [1, 'ARS', 300, 1_000, 1],
  [2, 'ARS', -50, 1, 2],
  [LIMITS.maxAmount, 'ARS', 300, 1_000, LIMITS.maxAmount],
] as const)('%d %s with %d %% to %d: %d', (amount, currency, percent, step, expected) => {
  expect(rolledAmount(amount, currency, terms(percent, step))).toBe(expected);
});

it.each([
  [120, 15, 5, 140],
  [102, 0, 5, 100],
  [103, 0, 5, 105],
  [2, -50, 5, 5],
  [2, -50, 1, 2],
  [1, 50, 5, 1],
] as const)('%d USD with %d %% to %d: %d', (amount, percent, step, expected) => {
  expect(rolledAmount(amount, 'USD', terms(percent, 1_000, step))).toBe(expected);
});

it('no result is zero, Consultar or no multiple of its step', () => {
  for (const step of ROUNDING_STEPS.USD)
    for (const percent of [-50, -33, 0, 7, 300])
      for (let amount = 2; amount < 400; amount += 1) {
        const rolled = rolledAmount(amount, 'USD', terms(percent, 1_000, step));
        expect(rolled).toBeGreaterThan(1);
        expect(rolled % step).toBe(0);
      }
});

it('periods, fractions and currencies stay', () => {
  const january = {
    periodo: 'Enero',
    fraccion: '1º Quincena',
    monto: 100_000,
    tipo_moneda: 'ARS' as const,
  };
  const easter = {
    periodo: 'Semana Santa',
    fraccion: 'Mes Completo',
    monto: 200,
    tipo_moneda: 'USD' as const,
  };
  expect(rolledPrices([january, easter], terms(25))).toEqual([
    { ...january, monto: 125_000 },
    { ...easter, monto: 250 },
  ]);
});

it.each([
  [{ porcentaje: 30, redondeoArs: 1_000, redondeoUsd: 5 }, []],
  [{ porcentaje: -50, redondeoArs: 1, redondeoUsd: 1 }, []],
  [{ porcentaje: -51, redondeoArs: 1_000, redondeoUsd: 5 }, ['porcentaje']],
  [{ porcentaje: 301, redondeoArs: 1_000, redondeoUsd: 5 }, ['porcentaje']],
  [{ porcentaje: 2.5, redondeoArs: 1_000, redondeoUsd: 5 }, ['porcentaje']],
  [{ porcentaje: '' as const, redondeoArs: 0, redondeoUsd: 7 }, ['porcentaje', 'redondeoArs', 'redondeoUsd']],
])('faults of %j: %j', (sent, faults) => {
  expect(Object.keys(termsFaults(sent))).toEqual(faults);
});

it('reads the terms', () => {
  expect(termsOf({ porcentaje: 30, redondeoArs: 1_000, redondeoUsd: 5 })).toEqual(terms(30));
});

const TODAY = dayOf(2026, 11, 23);

it.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2027-03-23', true],
  ['2027-03-24', false],
  ['2026-02-30', false],
  ['', false],
])('until %s: %p', (until, isRight) => {
  expect(Object.keys(lastDayFaults(until, TODAY))).toEqual(isRight ? [] : ['hasta']);
});

it('suggests three weeks', () => {
  expect(usualLastDay(TODAY)).toBe('2026-12-14');
});

it('is answered while it waits, and after its last day', () => {
  expect(DRAFT_STATES.filter(mayAnswer)).toEqual(['waiting', 'lapsed']);
});

const NOW = new Date('2026-11-23T12:00:00Z');
const EARLIER = new Date('2026-11-20T12:00:00Z');
const YESTERDAY = new Date('2026-11-22T12:00:01Z');

it.each([
  [{}, null],
  [{ hasEnded: true }, 'ended'],
  [{ reminders: 3 }, 'remindedOften'],
  [{ createdAt: YESTERDAY }, 'remindedLately'],
  [{ reminders: 1, remindedAt: YESTERDAY }, 'remindedLately'],
  [{ reminders: 2, remindedAt: new Date('2026-11-22T12:00:00Z') }, null],
])('a reminder of %j: %p', (given, expected) => {
  const rollover = { createdAt: EARLIER, reminders: 0, remindedAt: null, hasEnded: false, ...given };
  expect(reminderRefusal(rollover, NOW)).toBe(expected);
});

it.each([
  [{ daysLeft: 21 }, false],
  [{ daysLeft: 8 }, false],
  [{ daysLeft: 7 }, true],
  [{ daysLeft: 7, createdAt: YESTERDAY }, false],
  [{ daysLeft: 6, reminders: 1 }, false],
  [{ daysLeft: 2, reminders: 1 }, true],
  [{ daysLeft: 2, reminders: 1, remindedAt: YESTERDAY }, false],
  [{ daysLeft: 0, reminders: 2 }, false],
  [{ daysLeft: 0, reminders: 1 }, true],
  [{ daysLeft: -1, hasEnded: true }, false],
])('a reminder by itself of %j: %p', (given, expected) => {
  const rollover = { createdAt: EARLIER, reminders: 0, remindedAt: null, hasEnded: false, ...given };
  expect(automaticReminderIsDue(rollover, NOW)).toBe(expected);
});
