import { unusualActivity } from './unusual-activity.js';

const days = (...counts: number[]) =>
  counts.map((count, at) => ({ dia: `2026-11-${at + 1}`, whatsapp: count, email: 0, vistas: 0 }));
const same = (count: number, times: number): number[] => Array.from({ length: times }, () => count);

describe('unusual activity', () => {
  it.each([
    ['nothing yet', [], null],
    ['as always', [...same(8, 14), 9], null],
    ['exactly three times as many', [...same(5, 14), 15], null],
    ['more than three times as many', [...same(5, 14), 16], 'muchas'],
    ['many times as many, but few', [...same(1, 14), 9], null],
    ['the first busy day', [0, 0, 10], 'muchas'],
    ['none yesterday', [...same(8, 13), 0, 3], 'ninguna'],
    ['none yesterday, where there are few', [...same(4, 13), 0, 3], null],
    ['none today, which has just begun', [...same(8, 14), 0], null],
    ['the least count', [...same(1, 14), 10], 'muchas'],
    ['the least average, without any yesterday', [...same(5, 12), 10, 0, 3], 'ninguna'],
    ['just below it', [...same(5, 12), 9, 0, 3], null],
    ['many fifteen days ago', [90, ...same(5, 14), 16], 'muchas'],
    ['many fourteen days ago', [90, ...same(5, 13), 16], null],
  ])('%s', (_, counts, found) => {
    expect(unusualActivity(days(...counts)).map(({ nombre }) => nombre)).toEqual(found ? [found] : []);
  });

  it('counts both ways', () => {
    const before = days(...same(3, 14));
    expect(unusualActivity([...before, { dia: '2026-11-20', whatsapp: 6, email: 6, vistas: 0 }])).toEqual([
      { nombre: 'muchas', cuantos: 12 },
    ]);
  });

  it.each([
    ['views as always', [...same(200, 14), 400], []],
    ['many views', [...same(100, 14), 301], ['visitas']],
    ['many times as many views, but few', [...same(10, 14), 299], []],
    ['the least count of views', [...same(10, 14), 300], ['visitas']],
    ['no view yesterday', [...same(100, 13), 0, 40], ['sinVisitas']],
    ['no view yesterday, at the least average', [...same(50, 12), 100, 0, 3], ['sinVisitas']],
    ['no view yesterday, just below it', [...same(50, 12), 99, 0, 3], []],
  ])('%s', (_, views, found) => {
    const viewed = views.map((vistas, at) => ({ dia: `2026-11-${at + 1}`, whatsapp: 0, email: 0, vistas }));
    expect(unusualActivity(viewed).map(({ nombre }) => nombre)).toEqual(found);
  });

  it.each([
    [{ ofNetwork: 4, logins: 19 }, []],
    [{ ofNetwork: 5, logins: 0 }, [{ nombre: 'red', cuantos: 5 }]],
    [{ ofNetwork: 0, logins: 20 }, [{ nombre: 'ingresos', cuantos: 20 }]],
  ])('notices of one network and refused sign-ins: %p', (counts, found) => {
    expect(unusualActivity([], counts)).toEqual(found);
  });
});
