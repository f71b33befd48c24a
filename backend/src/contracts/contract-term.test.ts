import { parseDay } from '#common/kernel/time/days.js';
import { datesAfter, datesProlonged, datesUnder, UNDATED } from './contract-term.js';

const PAID_AT = new Date('2026-12-01T15:00:00Z');
const PAID_ON = parseDay('2026-12-01')!;

describe('the dates of a contract', () => {
  it('are none before it is paid', () => {
    expect(UNDATED).toEqual({ paidUntil: null, featuredUntil: null, datedFor: null });
  });

  it('follow from the payment of a plan', () => {
    expect(datesAfter({ plan: 'alqfotdest', paidAt: PAID_AT }, PAID_ON)).toEqual({
      paidUntil: '2027-08-31',
      featuredUntil: '2026-12-30',
      datedFor: PAID_AT,
    });
  });

  it('have no end under a plan without one', () => {
    expect(datesAfter({ plan: 'alqsinfotos', paidAt: PAID_AT }, PAID_ON)).toEqual({
      paidUntil: null,
      featuredUntil: null,
      datedFor: PAID_AT,
    });
  });

  it('continue from what is running', () => {
    const running = { paidUntil: '2027-05-21', featuredUntil: null, datedFor: new Date('2026-11-22') };
    const renewal = { plan: 'venfotos' as const, paidAt: PAID_AT };
    expect(datesAfter(renewal, parseDay('2027-05-01')!, running).paidUntil).toBe('2027-11-21');
  });

  it.each([
    [10, '2027-06-10', '2027-01-09'],
    [-10, '2027-05-21', '2026-12-20'],
  ])('are %i days later, still for the same payment', (days, paidUntil, featuredUntil) => {
    const dates = { paidUntil: '2027-05-31', featuredUntil: '2026-12-30', datedFor: PAID_AT };
    expect(datesProlonged(dates, days, PAID_ON)).toEqual({ paidUntil, featuredUntil, datedFor: PAID_AT });
  });

  it('stay under another plan, still for the same payment', () => {
    const dates = { paidUntil: '2027-09-30', featuredUntil: null, datedFor: PAID_AT };
    expect(datesUnder('alqfotdest', dates, PAID_ON)).toEqual({ ...dates, featuredUntil: '2026-12-30' });
  });

  it('without an end get none by being prolonged', () => {
    expect(datesProlonged(UNDATED, 30, PAID_ON)).toEqual(UNDATED);
  });
});
