import { viewSystem } from '#common/calls/tools.js';
import { POINTS } from '#common/rules/system-measures.js';
import type { SystemAnswer } from '#common/wire/system.js';
import { Housekeeping } from '#platform/maintenance/housekeeping.js';
import { Sampler } from '#platform/samples/sampler.js';
import { storeMail } from '../builders/rows.js';
import { eventually, TestApp } from '../support/test-app.js';

describe('the page of the system', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    await eventually('both processes have written their first sample', async () => {
      const [row] = await app.sql<{ kinds: number }>(
        'SELECT count(DISTINCT kind)::int AS kinds FROM system_samples',
      );
      return row!.kinds === 2;
    });
    // Those of the test are the only ones from here on.
    for (const process of [app.web, app.worker!])
      await process.get(Sampler, { strict: false }).onApplicationShutdown();
  }, 60_000);
  afterAll(() => app.stop());

  const view = async (): Promise<SystemAnswer> => (await app.get(viewSystem.path, operator)).json();
  const measure = async (name: string) => (await view()).medidas.find(({ clave }) => clave === name);

  /** A sample of another process, `minutes` ago. */
  const sample = (process: string, minutes: number, measures: object, routes: object[] = []) =>
    app.sql(
      `INSERT INTO system_samples (process, kind, sampled_at, measures, routes)
       VALUES ($1, 'web', now() - make_interval(mins => $2), $3, $4)`,
      [process, minutes, JSON.stringify(measures), JSON.stringify(routes)],
    );

  it('shows the processes, and what each of them measured', async () => {
    const { procesos, medidas, estado, sinTerminar } = await view();
    expect(procesos).toEqual([
      { tipo: 'web', activos: 1, ultima: expect.any(String), estado: 'bien' },
      { tipo: 'worker', activos: 1, ultima: expect.any(String), estado: 'bien' },
    ]);
    expect(medidas.map(({ clave }) => clave)).toEqual([
      'pedidos',
      'errores',
      'demora',
      'memoria',
      'conexiones',
      'pendientes',
      'espera',
    ]);
    for (const { puntos } of medidas) expect(puntos).toHaveLength(POINTS);
    expect((await measure('memoria'))!.valor).toBeGreaterThan(20);
    expect([sinTerminar, estado === 'mal']).toEqual([0, false]);
  });

  it('adds up requests, and takes the highest of a duration', async () => {
    await sample('uno', 65, { pedidos: 10, errores: 0, respuesta: 100 });
    await sample('otro', 66, { pedidos: 5, errores: 2, respuesta: 3_000 });
    const place = POINTS - 1 - 6;
    expect((await measure('pedidos'))!.puntos[place]).toBe(15);
    expect((await measure('errores'))!.puntos[place]).toBe(2);
    const { valor, estado, puntos } = (await measure('respuesta'))!;
    expect([puntos[place], valor, estado]).toEqual([3_000, null, null]);
  });

  it('judges the newest value', async () => {
    await sample('lento', 1, { respuesta: 2_500 });
    expect(await measure('respuesta')).toMatchObject({ valor: 2_500, estado: 'mal' });
    expect((await view()).estado).toBe('mal');
    await app.sql(`DELETE FROM system_samples WHERE process = 'lento'`);
  });

  it('warns of a read replica that is behind, where there is one', async () => {
    await sample('copia', 1, { replica: 20 });
    expect(await measure('replica')).toMatchObject({ valor: 20, estado: 'atencion' });
    await app.sql(`DELETE FROM system_samples WHERE process = 'copia'`);
    expect(await measure('replica')).toBeUndefined();
  });

  it('ranks routes by their average', async () => {
    const slow = { route: 'POST /lenta', requests: 2, totalMs: 3_000, worstMs: 2_900 };
    await sample('a', 30, {}, [slow, { route: 'GET /otra', requests: 10, totalMs: 9_000, worstMs: 950 }]);
    await sample('b', 31, {}, [{ ...slow, requests: 1, totalMs: 600, worstMs: 600 }]);
    expect((await view()).rutas.slice(0, 2)).toEqual([
      { ruta: 'POST /lenta', pedidos: 3, promedioMs: 1_200, peorMs: 2_900 },
      { ruta: 'GET /otra', pedidos: 10, promedioMs: 900, peorMs: 950 },
    ]);
  });

  it('shows work that waits for a person', async () => {
    await storeMail(app, { state: 'failed', facts: {}, recipientEmail: 'ana@ejemplo.com' });
    expect(await view()).toMatchObject({ sinTerminar: 1, estado: 'atencion' });
  });

  it('says so when no process of a kind writes any more', async () => {
    await app.sql(
      `UPDATE system_samples SET sampled_at = sampled_at - interval '4 minutes' WHERE kind = 'worker'`,
    );
    const { procesos, estado } = await view();
    expect(procesos[1]).toMatchObject({ tipo: 'worker', activos: 0, estado: 'mal' });
    expect(estado).toBe('mal');
  });

  it('keeps samples for a day', async () => {
    await sample('viejo', 60 * 26, {});
    await sample('futuro', -120, {});
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect(await app.count('system_samples', `process IN ('viejo', 'futuro')`)).toBe(0);
    expect(await app.count('system_samples')).toBeGreaterThan(0);
  });
});
