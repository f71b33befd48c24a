import type { INestApplicationContext, Type } from '@nestjs/common';
import { viewToday, type TodayAnswer } from '#common/stats/today-calls.js';
import { viewSystem, type SystemAnswer } from '#common/operations/system-calls.js';
import { POINTS } from '#common/operations/system-measures.js';
import { releaseText } from '#platform/process/release.js';
import { Heartbeat } from '#platform/queue/heartbeat.js';
import { Housekeeping } from '#platform/queue/housekeeping.js';
import type { MetricSource } from '#platform/metrics/metrics.js';
import { WorkMetrics } from '#platform/metrics/work-metrics.js';
import { Sampler } from '#platform/metrics/sampler.js';
import { storeMail } from '../../builders/rows.js';
import { fromNow, insertRow } from '../../builders/store.js';
import { eventually, TestApp } from '../../support/test-app.js';

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
    // From here on there are only the samples of the test.
    for (const process of [app.web, app.worker!])
      await process.get(Sampler, { strict: false }).onApplicationShutdown();
  });
  afterAll(() => app.stop());

  const view = async (): Promise<SystemAnswer> => (await app.get(viewSystem.path, operator)).json();
  const measure = async (name: string) => (await view()).medidas.find(({ clave }) => clave === name);

  /** A sample of another process, `minutes` ago. */
  const sample = (process: string, minutes: number, measures: object, routes: object[] = []) =>
    insertRow(app, 'system_samples', {
      process,
      kind: 'web',
      sampledAt: fromNow({ minutes: -minutes }),
      measures,
      routes: JSON.stringify(routes),
    });

  const sampledBy = (source: Type<MetricSource>, process: INestApplicationContext) =>
    process.get(source, { strict: false }).sample!();

  it('shows the processes, and what each of them measured', async () => {
    const { procesos, medidas, estado, sinTerminar, version } = await view();
    expect(version).toBe(releaseText());
    expect(procesos).toEqual([
      { tipo: 'web', activos: 1, ultima: expect.any(String), estado: 'bien' },
      { tipo: 'worker', activos: 1, ultima: expect.any(String), estado: 'bien' },
    ]);
    expect(medidas.map(({ clave }) => clave)).toEqual([
      'pedidos',
      'errores',
      'cache',
      'cacheTamano',
      'avisosIndice',
      'indice',
      'demora',
      'memoria',
      'enUso',
      'libres',
      'conexiones',
      'pendientes',
      'espera',
      'tareasFallidas',
      'sinCola',
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

  it('shows which part of the reads the replica answered, where there is one', async () => {
    await sample('copia', 1, { replica: 0, deReplica: 30, dePrimaria: 10 });
    expect(await measure('lecturas')).toMatchObject({ valor: 75, estado: null });
    await app.sql(`DELETE FROM system_samples WHERE process = 'copia'`);
    expect(await measure('lecturas')).toBeUndefined();
  });

  it('shows the jobs that failed, the most frequent first', async () => {
    expect((await view()).tareas).toEqual([]);
    await sample('uno', 5, { 'fallo.tidy-up': 1, 'fallo.deliver-mail': 2 });
    await sample('otro', 25, { 'fallo.deliver-mail': 1 });
    const { tareas } = await view();
    expect(tareas.map(({ tarea, fallidas }) => [tarea, fallidas])).toEqual([
      ['deliver-mail', 3],
      ['tidy-up', 1],
    ]);
    await app.sql(`DELETE FROM system_samples WHERE measures ? 'fallo.deliver-mail'`);
  });

  it('ranks routes by the time of 95 of 100, with the slowest request and its id', async () => {
    const slow = {
      route: 'POST /lenta',
      requests: 2,
      failed: 1,
      totalMs: 3_000,
      worstMs: 2_900,
      worstId: 'el-peor',
      durations: { 6: 1, 11: 1 },
    };
    const often = { ...slow, route: 'GET /otra', requests: 100, failed: 0, totalMs: 9_000, worstMs: 950 };
    await sample('a', 30, {}, [slow, { ...often, durations: { 5: 95, 9: 5 } }]);
    await sample('b', 31, {}, [
      { ...slow, requests: 1, totalMs: 600, worstMs: 600, worstId: 'otro', durations: { 9: 1 } },
    ]);
    // An earlier version samples no durations.
    await sample('c', 32, {}, [{ route: 'GET /antes', requests: 1, totalMs: 700, worstMs: 700 }]);
    const [first, second, third] = (await view()).rutas;
    expect(first).toMatchObject({
      ruta: 'POST /lenta',
      pedidos: 3,
      fallidos: 2,
      promedioMs: 1_200,
      peorMs: 2_900,
      peorPedido: 'el-peor',
    });
    expect(first!.p95Ms).toBeGreaterThan(2_500);
    expect(second).toMatchObject({ ruta: 'GET /antes', p95Ms: null, peorPedido: null });
    expect(third).toMatchObject({ ruta: 'GET /otra', pedidos: 100, promedioMs: 90, p95Ms: 50 });
  });

  it('shows what waits by kind, messages by state, photos and the cache, as metrics do', async () => {
    await storeMail(app, { state: 'queued', facts: {}, recipientEmail: 'ana@ejemplo.com' });
    await app.sql(
      `UPDATE mail_deliveries SET created_at = now() - interval '20 minutes', next_attempt_at = now() + interval '1 hour'`,
    );
    const sampled = await sampledBy(WorkMetrics, app.worker!);
    expect(sampled).toMatchObject({
      'cantidad.correos': 1,
      'correo.en_cola': 1,
      'correo.fallida': 0,
      sinCola: 0,
    });
    await sample('trabajo', 1, { ...sampled, 'foto.fallida': 3, aciertos: 30, fallos: 10 });
    const { trabajo, conteos, medidas } = await view();
    expect(trabajo.find(({ clave }) => clave === 'correos')).toMatchObject({ cantidad: 1, estado: 'mal' });
    expect(trabajo.find(({ clave }) => clave === 'correos')!.espera).toBeGreaterThanOrEqual(1_200);
    expect(conteos.find(({ clave }) => clave === 'correo.en_cola')).toMatchObject({ valor: 1 });
    expect(conteos.find(({ clave }) => clave === 'foto.fallida')).toMatchObject({ valor: 3 });
    expect(medidas.find(({ clave }) => clave === 'cache')!.puntos.at(-1)).toBeGreaterThan(0);
    await app.sql(`DELETE FROM mail_deliveries`);
    await app.sql(`DELETE FROM system_samples WHERE process = 'trabajo'`);
  });

  it('counts security events of the day by action and outcome', async () => {
    await app.post('/api/admin/login', { email: 'ana@ejemplo.com', password: 'una clave cualquiera' });
    const refused = async () =>
      (await view()).seguridad.find(({ accion, resultado }) => accion === 'login' && resultado === 'refused');
    await eventually('the event is recorded', async () => (await refused()) !== undefined);
    const { cantidad, puntos } = (await refused())!;
    expect([cantidad, puntos.at(-1)]).toEqual([1, 1]);
  });

  it('shows work that waits for a person', async () => {
    await storeMail(app, { state: 'failed', facts: {}, recipientEmail: 'ana@ejemplo.com' });
    expect(await view()).toMatchObject({ sinTerminar: 1, estado: 'atencion' });
  });

  it('says so when no process of a kind writes any more', async () => {
    await app.sql(
      `UPDATE system_samples SET sampled_at = sampled_at - interval '4 minutes' WHERE kind = 'web'`,
    );
    const { procesos, estado } = await view();
    expect(procesos[0]).toMatchObject({ tipo: 'web', activos: 0, estado: 'mal' });
    expect(estado).toBe('mal');
  });

  it('keeps samples for a day', async () => {
    await sample('viejo', 60 * 26, {});
    await sample('futuro', -120, {});
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect(await app.count('system_samples', `process IN ('viejo', 'futuro')`)).toBe(0);
    expect(await app.count('system_samples')).toBeGreaterThan(0);
  });

  it('and Hoy notice a worker that hangs, although its last sample is young', async () => {
    await app.worker!.get(Heartbeat, { strict: false }).onApplicationShutdown();
    await insertRow(app, 'worker_heartbeats', { worker: 'frozen', beatAt: fromNow({ minutes: -5 }) });
    const { procesos, estado } = await view();
    expect([procesos[1], estado]).toMatchObject([{ activos: 0, estado: 'mal' }, 'mal']);
    const { inusuales } = (await app.get(viewToday.path, operator)).json<TodayAnswer>();
    expect(inusuales).toEqual([{ nombre: 'parado', cuantos: 0 }]);
  });
});
