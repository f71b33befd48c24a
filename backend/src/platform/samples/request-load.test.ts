import { RequestLoad } from './request-load.js';

describe('the load of a web process', () => {
  it('counts requests, failures and the slow end, and begins anew', async () => {
    const load = new RequestLoad({ lagSeconds: undefined });
    for (let request = 0; request < 99; request++) load.count('GET /a', 200, 1);
    load.count('POST /b', 503, 900);
    const { measures, routes } = await load.take();
    expect(measures).toMatchObject({ pedidos: 100, errores: 1 });
    expect(measures.respuesta).toBeCloseTo(1, 1);
    expect(routes).toEqual([
      { route: 'POST /b', requests: 1, totalMs: 900, worstMs: 900 },
      { route: 'GET /a', requests: 99, totalMs: 99, worstMs: 1 },
    ]);
    expect(await load.take()).toEqual({ measures: { pedidos: 0, errores: 0 }, routes: [] });
  });

  it('shows what one of ten waits for', async () => {
    const load = new RequestLoad({ lagSeconds: undefined });
    for (let request = 0; request < 20; request++) load.count('GET /a', 200, request < 18 ? 2 : 700);
    expect((await load.take()).measures.respuesta).toBeCloseTo(700, -1);
  });

  it('tells how far the read replica is behind, where there is one', async () => {
    expect((await new RequestLoad({ lagSeconds: 3 }).take()).measures).toEqual({
      pedidos: 0,
      errores: 0,
      replica: 3,
    });
  });

  it('keeps the ten slowest routes', async () => {
    const load = new RequestLoad({ lagSeconds: undefined });
    for (let route = 1; route <= 30; route++) load.count(`GET /${route}`, 200, route);
    const { routes } = await load.take();
    expect(routes.map(({ worstMs }) => worstMs)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
  });
});
