import { RequestLoad } from './request-load.js';

describe('the load of a web process', () => {
  const answered = (route: string, status: number, milliseconds: number, id = 'one') => ({
    route,
    status,
    milliseconds,
    id,
  });

  it('counts requests, failures, durations and the slowest, and begins anew', () => {
    const load = new RequestLoad();
    for (let request = 0; request < 99; request++) load.count(answered('GET /a', 200, 1));
    load.count(answered('POST /b', 503, 900, 'slow'));
    load.count(answered('POST /b', 200, 100));
    const { measures, routes } = load.take();
    expect(measures).toMatchObject({ pedidos: 101, errores: 1 });
    expect(measures.respuesta).toBeCloseTo(1, 1);
    expect(routes).toEqual([
      {
        route: 'POST /b',
        requests: 2,
        failed: 1,
        totalMs: 1_000,
        worstMs: 900,
        worstId: 'slow',
        durations: { 6: 1, 9: 1 },
      },
      expect.objectContaining({ route: 'GET /a', requests: 99, failed: 0, durations: { 0: 99 } }),
    ]);
    expect(load.take()).toEqual({ measures: { pedidos: 0, errores: 0 }, routes: [] });
  });

  it('shows what one of ten waits for', () => {
    const load = new RequestLoad();
    for (let request = 0; request < 20; request++)
      load.count(answered('GET /a', 200, request < 18 ? 2 : 700));
    expect(load.take().measures.respuesta).toBeCloseTo(700, -1);
  });

  it('keeps the forty routes that took the most time', () => {
    const load = new RequestLoad();
    for (let route = 1; route <= 60; route++) load.count(answered(`GET /${route}`, 200, route));
    const kept = load.take().routes.map(({ worstMs }) => worstMs);
    expect(kept).toHaveLength(40);
    expect([kept[0], kept.at(-1)]).toEqual([60, 21]);
  });
});
