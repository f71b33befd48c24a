import type { CalendarProposalWire } from '#common/listings/calendars/calendar-calls.js';
import { dayOf } from '#common/kernel/time/days.js';
import { isNamed, nameOf } from './proposal-names.js';

const proposal = (changes: Partial<CalendarProposalWire> = {}): CalendarProposalWire => ({
  idPrecios: 1,
  periodo: 'Enero',
  fraccion: '1º Quincena',
  esReserva: true,
  desde: '2027-01-03',
  hasta: '2027-01-10',
  noches: 7,
  de: 15,
  ...changes,
});

describe('a proposal that was dismissed or told of', () => {
  const known = [nameOf(proposal())];
  const JANUARY_5 = dayOf(2027, 1, 5);

  it.each<[string, Partial<CalendarProposalWire>, boolean]>([
    ['as it was', {}, true],
    ['of another price row, with the same part', { idPrecios: 2 }, true],
    ['without the nights that are over', { desde: '2027-01-05', noches: 5 }, true],
    ['with more nights', { hasta: '2027-01-12', noches: 9 }, false],
    ['without the nights that are over, and longer', { desde: '2027-01-05', hasta: '2027-01-12' }, false],
    ['of another part', { fraccion: 'Mes Completo', desde: '2027-01-05', noches: 5 }, false],
    ['of another year', { desde: '2028-01-05', hasta: '2028-01-10', noches: 5 }, false],
  ])('is the same %s: %j', (_what, changes, same) => {
    expect(isNamed(known, nameOf(proposal(changes)), JANUARY_5)).toBe(same);
  });

  it('has changed if nights leave it before it begins', () => {
    const later = nameOf(proposal({ desde: '2027-01-05', noches: 5 }));
    expect(isNamed(known, later, dayOf(2027, 1, 2))).toBe(false);
  });

  it('is one for each price and year if the nights are only not available', () => {
    const blocked = (changes: Partial<CalendarProposalWire>) =>
      nameOf(proposal({ esReserva: false, ...changes }));
    expect(isNamed([blocked({})], blocked({ hasta: '2027-01-12' }), JANUARY_5)).toBe(true);
    expect(isNamed([blocked({})], blocked({ desde: '2028-01-03' }), JANUARY_5)).toBe(false);
    expect(isNamed([blocked({})], nameOf(proposal()), JANUARY_5)).toBe(false);
  });
});
