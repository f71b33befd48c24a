import { lastLocalTime, scheduleFault } from './scheduled-sending.js';
import { localTimeOf } from '../kernel/time/local-time.js';

/** 23:30 of the day before in Argentina. */
const NOW = new Date('2026-11-24T02:30:40Z');

describe('the time of a scheduled sending', () => {
  it('is a time of the site, not of the server', () => {
    expect(localTimeOf(NOW)).toBe('2026-11-23T23:30');
    expect(lastLocalTime(NOW)).toBe('2027-02-21T23:30');
  });

  it.each(['2026-11-23T23:31', '2026-11-24T00:00', '2027-02-21T23:30', '2026-12-31T23:59'])(
    'can be %s',
    (when) => expect(scheduleFault(when, NOW)).toBeUndefined(),
  );

  it.each([
    ['', 'Elegí el día y la hora.'],
    ['2026-11-25', 'Elegí el día y la hora.'],
    ['2026-02-30T10:00', 'Elegí el día y la hora.'],
    ['2026-11-25T24:00', 'Elegí el día y la hora.'],
    ['2026-11-25T10:60', 'Elegí el día y la hora.'],
    ['2026-11-25T10:00:00Z', 'Elegí el día y la hora.'],
    ['2026-11-23T23:30', 'Esa hora ya pasó.'],
    ['2025-11-25T10:00', 'Esa hora ya pasó.'],
    ['2027-02-21T23:31', 'Podés programarlo para los próximos 90 días.'],
  ])('cannot be %j: %s', (when, fault) => expect(scheduleFault(when, NOW)).toBe(fault));
});
