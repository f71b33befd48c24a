import { parseDay } from '../kernel/time/days.js';
import { standing, stated, verificationText } from './verification.js';

const AT = {
  street: 'Calle 21',
  streetNumber: '1234',
  floor: '',
  apartment: 'B',
  town: 'Miramar',
  province: 'Buenos Aires',
  country: 'Argentina',
};
const on = (day: string, change: Partial<typeof AT> = {}) => ({
  location: { ...AT, ...change },
  today: parseDay(day)!,
});
const VERIFIED = stated(['videollamada', 'escritura'], null, on('2026-11-28'))!;

describe('the verification of a home', () => {
  it.each<[string, Parameters<typeof stated>[0], string]>([
    ['one thing', ['visita'], 'visita, noviembre de 2026'],
    ['two, in one order', ['videollamada', 'escritura'], 'escritura y videollamada, noviembre de 2026'],
    ['a word that begins like "y"', ['identidad', 'visita'], 'visita e identidad, noviembre de 2026'],
    ['a thing named twice', ['visita', 'visita'], 'visita, noviembre de 2026'],
  ])('says %s', (_, seen, words) => {
    const verification = stated(seen, null, on('2026-11-28'))!;
    expect(verificationText(verification)).toBe(`Verificado por Costa Directa: ${words}`);
  });

  it.each<[string, ReturnType<typeof on>, boolean]>([
    ['on its day', on('2026-11-28'), true],
    ['on the last day of the season', on('2027-08-31'), true],
    ['after the season', on('2027-09-01'), false],
    [
      'at the same address in another spelling',
      on('2026-12-01', { street: ' CALLE  21', apartment: 'b' }),
      true,
    ],
    ['in another flat', on('2026-12-01', { apartment: 'C' }), false],
    ['in another street', on('2026-12-01', { street: 'Calle 23' }), false],
    ['in another town', on('2026-12-01', { town: 'Mar del Sur' }), false],
  ])('%s', (_, now, holds) => {
    expect(standing(VERIFIED, now)).toEqual(holds ? VERIFIED : null);
  });

  it('lasts until the end of the season ahead if the last one is almost over', () => {
    expect(stated(['visita'], null, on('2027-06-30'))?.until).toBe('2027-08-31');
    expect(stated(['visita'], null, on('2027-07-01'))?.until).toBe('2028-08-31');
  });

  it('is taken away by stating nothing', () => {
    expect(stated([], VERIFIED, on('2026-12-05'))).toBeNull();
  });

  it.each<[string, Parameters<typeof stated>[0], ReturnType<typeof on>, string]>([
    ['the same while it holds', ['escritura', 'videollamada'], on('2026-12-05'), '2026-11-28'],
    ['more', ['escritura', 'videollamada', 'visita'], on('2026-12-05'), '2026-12-05'],
    ['the same after it lapsed', ['escritura', 'videollamada'], on('2027-09-01'), '2027-09-01'],
    [
      'the same at another address',
      ['escritura', 'videollamada'],
      on('2026-12-05', { street: 'Calle 2' }),
      '2026-12-05',
    ],
  ])('has its day, if %s is stated', (_, seen, now, day) => {
    expect(stated(seen, VERIFIED, now)?.day).toBe(day);
  });
});
