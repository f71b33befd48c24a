import { POINTS } from '#common/operations/system-measures.js';
import { DaySeries } from './day-series.js';

describe('the samples of a day', () => {
  const series = new DaySeries([
    { name: 'pedidos', age: 0, sum: 15, most: 10 },
    { name: 'memoria', age: 3, sum: 300, most: 200 },
    { name: 'aciertos', age: 0, sum: 90, most: 90 },
    { name: 'fallos', age: 0, sum: 10, most: 10 },
    { name: 'aciertos', age: 1, sum: 0, most: 0 },
    { name: 'fallos', age: 1, sum: 0, most: 0 },
    { name: 'correo.fallida', age: 0, sum: 4, most: 2 },
    { name: 'fallo.tidy-up', age: 2, sum: 3, most: 2 },
  ]);

  it('are added up, or the highest of them counts', () => {
    expect(series.measure('pedidos')?.at(-1)).toBe(15);
    expect(series.measure('memoria')?.at(-4)).toBe(200);
    expect(series.highest('correo.fallida')?.at(-1)).toBe(2);
  });

  it('have gaps where nothing was measured', () => {
    expect(series.measure('memoria')).toHaveLength(POINTS);
    expect(series.measure('memoria')?.filter((point) => point !== null)).toEqual([200]);
    expect(series.measure('espera')).toBeUndefined();
  });

  it('count the failed runs of each job', () => {
    const failed = series.failedJobs();
    expect([...failed.keys()]).toEqual(['tidy-up']);
    expect(failed.get('tidy-up')?.at(-3)).toBe(3);
  });

  it('say which part of the lookups the cache answered, where there were any', () => {
    expect(series.measure('cache')?.slice(-2)).toEqual([null, 90]);
  });
});
