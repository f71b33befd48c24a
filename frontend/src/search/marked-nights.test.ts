import { formatDay, dayOf } from '#common/kernel/time/days.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { nightsOfMarked } from './marked-nights.js';

const season = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 28) };
const row = (periodo: string, fraccion: string, marcado = false) => ({
  periodo,
  fraccion,
  marcado,
  alquilado: true,
});

const nextOf = (rows: ReturnType<typeof row>[]): string[] =>
  nightsOfMarked(rows, season)
    .filter(({ last }) => last >= season.today && last < season.today + 365)
    .map(({ first, last }) => `${formatDay(first)}..${formatDay(last)}`);

it.each([
  [
    'a rented half of a month, not of the month and its other half',
    [row('Enero', 'Mes Completo'), row('Enero', '1º Quincena', true), row('Enero', '2º Quincena')],
    ['2027-01-01..2027-01-15'],
  ],
  [
    'a rented Holy Week, not of March',
    [row('Marzo', 'Mes Completo'), row('Semana Santa', 'Mes Completo', true)],
    ['2027-03-24..2027-03-27'],
  ],
  [
    'a rented half, not of the whole year',
    [row('Año Completo', ''), row('Enero', '1º Quincena', true)],
    ['2027-01-01..2027-01-15'],
  ],
  ['nothing that is marked', [row('Enero', 'Semana'), row('Enero', 'Mes Completo')], []],
])('the nights that cannot be chosen are those of %s', (_what, rows, expected) => {
  expect(nextOf(rows)).toEqual(expected);
});

it('a whole rented year leaves no night', () => {
  expect(nightsOfMarked([row('Año Completo', '', true)], season)).toEqual([
    { first: season.today, last: Infinity },
  ]);
});
