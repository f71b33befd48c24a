import {
  contactFaults,
  freeLimitFaults,
  OPTION_MESSAGES,
  seasonFaults,
  tariffFaults,
} from './option-form.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const DATED = { desde: '', visto: 0 };

describe('faults of what the operator sets', () => {
  const contact = {
    ...DATED,
    lineas: '',
    firma: '',
    facebook: '',
    instagram: '',
    youtube: '',
    whatsapp: '',
    blog: '',
    fiscalData: '',
  };

  it.each([
    ['', true],
    ['https://www.facebook.com/costa', true],
    [' https://blog.costa.com.ar/?a=1#b ', true],
    ['http://blog.costa.com.ar', false],
    ['javascript:alert(1)', false],
    ['https://javascript:alert(1)', false],
    ['https://usuario:clave@costa.com.ar', false],
    ['https://localhost', false],
    ['https://costa.com.ar/ a', false],
    ['//costa.com.ar', false],
    ['www.costa.com.ar', false],
    [`https://costa.com.ar/${'a'.repeat(300)}`, false],
  ])('the link %j is accepted: %p', (link, expected) => {
    expect(Object.keys(contactFaults({ ...contact, blog: link }, NOW))).toEqual(expected ? [] : ['blog']);
  });

  it('contact and signature have at most five lines', () => {
    const lines = ['a', 'b', '', 'c', 'd', 'e'];
    expect(contactFaults({ ...contact, lineas: lines.join('\n') }, NOW)).toEqual({});
    expect(contactFaults({ ...contact, firma: [...lines, 'f'].join('\n') }, NOW)).toHaveProperty('firma');
  });

  it.each([
    ['2026-11-28', undefined],
    ['2026-11-27', OPTION_MESSAGES.dayHasPassed],
    ['2028-11-28', undefined],
    ['2028-11-30', OPTION_MESSAGES.dayTooFar],
    ['2027-02-29', OPTION_MESSAGES.badDay],
    ['mañana', OPTION_MESSAGES.badDay],
  ])('of the first day %s: %s', (desde, fault) => {
    expect(freeLimitFaults({ ...DATED, desde, avisos: 3 }, NOW)['desde']?.[0]).toBe(fault);
  });

  it.each([
    [['Semana Santa', '2027-03-25', '2027-03-28'], {}],
    [['Semana Santa', '2027-03-20', '2027-03-29'], {}],
    [['Semana Santa', '2027-03-20', '2027-03-30'], { ultima: [OPTION_MESSAGES.tooManyNights(10)] }],
    [
      ['Semana Santa', '2027-03-27', '2027-03-28'],
      { primera: [OPTION_MESSAGES.withoutGoodFriday('26/03/2027')] },
    ],
    [['Vacaciones Inv.', '2026-07-20', '2026-07-31'], {}],
    [['Vacaciones Inv.', '2029-07-01', '2029-07-31'], {}],
    [['Vacaciones Inv.', '2027-07-20', '2027-07-19'], { ultima: [OPTION_MESSAGES.lastBeforeFirst] }],
    [['Vacaciones Inv.', '2027-07-01', '2027-08-01'], { ultima: [OPTION_MESSAGES.tooManyNights(31)] }],
    [['Vacaciones Inv.', '2027-05-31', '2027-06-10'], { primera: [OPTION_MESSAGES.notInWinter] }],
    [['Vacaciones Inv.', '2027-08-25', '2027-09-01'], { primera: [OPTION_MESSAGES.notInWinter] }],
    [['Vacaciones Inv.', '2025-07-20', '2025-07-31'], { primera: [OPTION_MESSAGES.yearTooFar] }],
    [['Vacaciones Inv.', '2030-07-20', '2030-07-31'], { primera: [OPTION_MESSAGES.yearTooFar] }],
    [['Vacaciones Inv.', '2027-02-30', '2027-07-31'], { primera: [OPTION_MESSAGES.badDay] }],
    [['Vacaciones Inv.', '2027-07-20', ''], { ultima: [OPTION_MESSAGES.badDay] }],
    [['Enero', '2027-01-02', '2027-01-31'], { periodo: [OPTION_MESSAGES.noPeriod] }],
    [['', '2027-01-02', '2027-01-31'], { periodo: [OPTION_MESSAGES.noPeriod] }],
  ] as const)('of the nights %j: %j', ([periodo, primera, ultima], faults) => {
    expect(seasonFaults({ periodo, primera, ultima, visto: 0 }, NOW)).toEqual(faults);
  });

  it.each([
    [{}, []],
    [{ antes: 40_000 }, []],
    [{ antes: 35_000 }, ['antes']],
    [{ precio: '' }, ['precio']],
    [{ precio: 100_000_000 }, ['precio']],
    [{ precio: Number.NaN, antes: Number.NaN }, ['precio', 'antes']],
    [{ destacado: 5 }, ['destacado']],
    [{ plan: 'alqfotdest' }, ['destacado']],
    [{ plan: 'alqfotdest', destacado: 5 }, []],
    [{ plan: 'vensinfotos' }, ['plan']],
    [{ plan: '' }, ['plan']],
  ] as const)('of a tariff with %j: %j', (changes, fields) => {
    const form = {
      ...DATED,
      plan: 'alqfotos',
      precio: 35_000,
      antes: '',
      destacado: '',
      ...changes,
    } as const;
    expect(Object.keys(tariffFaults(form, NOW))).toEqual(fields);
  });
});
