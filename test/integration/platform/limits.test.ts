import pg from 'pg';
import { Transactions } from '#platform/database/transactions.js';
import { RateLimits } from '#platform/security/rate-limits.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('how often one may ask', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    const publication = aPublication();
    publication.inmueble.telefono = '+5492291401234';
    await app.post('/api/inmueble/crear/crearInmueble', publication);
    await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: 1, destacado: 0 }, operator);
  });
  afterAll(() => app.stop());

  const view = (remoteAddress: string, agent: string) =>
    app.request({
      method: 'POST',
      url: '/api/estadisticas/registrarVista',
      payload: { idInmuebles: 1 },
      headers: { 'user-agent': agent },
      remoteAddress,
    });

  it('counts a household, whatever name its browsers give and wherever in its network they are', async () => {
    for (let time = 1; time <= 30; time++) {
      const answer = await view(`2800:810:4a1:9f::${time.toString(16)}`, `Navegador ${time}`);
      expect([time, answer.statusCode]).toEqual([time, 200]);
    }
    const refused = await view('2800:810:4a1:9f:ffff::1', 'Otro navegador');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await view('2800:810:4a1:a0::1', 'Un vecino')).statusCode).toBe(200);
  });

  const inquire = async (change: object): Promise<number> => {
    const inquiry = {
      nombreCompleto: 'Luz Vera',
      mensaje: '¿Está libre?',
      inmuebleId: 1,
      tipoConsulta: 'whatsapp',
      telefono: '2291 401234',
      ...change,
    };
    return (await app.post('/api/inmueble/consulta/crearConsulta', inquiry)).statusCode;
  };

  it('lets the many people behind one address ask for the same listing, until it is too much', async () => {
    for (let person = 1; person <= 40; person++)
      expect([person, await inquire({ telefono: `2291 ${410_000 + person}` })]).toEqual([person, 200]);
    expect(await inquire({ telefono: '2291 420000' })).toBe(429);
  });

  it('refuses one text of one person to ever more listings', async () => {
    const statuses: number[] = [];
    for (let listing = 2; listing <= 14; listing++)
      statuses.push(await inquire({ mensaje: 'Gane dinero', inmuebleId: listing }));
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 404), 429]);
  });

  it('takes the same message to the operator twice as one, and many of one house, not of one person', async () => {
    const write = async (email: string, mensaje: string): Promise<number> => {
      const message = { nombreCompleto: 'Bea', email, mensaje };
      return (await app.post('/api/newsletter/recibir', message)).statusCode;
    };
    await Promise.all([1, 2, 3].map(() => write('bea@ejemplo.com', 'Una sola vez')));
    expect(await app.count('support_messages')).toBe(1);
    for (let guest = 1; guest <= 30; guest++)
      expect([guest, await write(`huesped.${guest}@ejemplo.com`, 'Hola')]).toEqual([guest, 200]);
    for (let time = 4; time <= 10; time++) await write('bea@ejemplo.com', `Vez ${time}`);
    expect(await write('bea@ejemplo.com', 'Vez 11')).toBe(429);
  });

  it('returns the point of a transaction that was rolled back', async () => {
    const limits = app.web.get(RateLimits, { strict: false });
    const transactions = app.web.get(Transactions, { strict: false });
    const limit = { name: 'once', points: 1, seconds: 3_600 };
    const consume = () => transactions.run((tx) => limits.tryConsumeWithin(tx, limit, 'key'));
    const failed = transactions.run(async (tx) => {
      expect(await limits.tryConsumeWithin(tx, limit, 'key')).toBe(true);
      throw new Error('what follows the point');
    });
    await expect(failed).rejects.toThrow('what follows the point');
    const answers = await Promise.all([consume(), consume()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('leaves no work behind on the connection of a transaction', async () => {
    const limits = app.web.get(RateLimits, { strict: false });
    const transactions = app.web.get(Transactions, { strict: false });
    const limit = { name: 'brief', points: 1, seconds: 3_600 };
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await transactions.run((tx) => limits.tryConsumeWithin(tx, limit, 'key'));
    const delays = timers.mock.calls.map(([, delay]) => delay);
    timers.mockRestore();
    expect(delays).not.toContain(300_000);
  });

  it('serves everything else while searches hang by the dozen: they do not get all connections', async () => {
    const lock = new pg.Client({ connectionString: app.database.url });
    await lock.connect();
    // Reads the dollar rate, for which all searches would wait together.
    await app.get('/api/inmueble/busqueda/buscarInmueblesFiltros');
    try {
      await lock.query('BEGIN; LOCK TABLE search IN ACCESS EXCLUSIVE MODE');
      // The index in memory lacks a change, which it cannot read.
      await app.sql('NOTIFY content');
      // Of two networks: each gets half of the slots.
      const searches = Array.from({ length: 30 }, (_, index) => {
        const url = `/api/inmueble/busqueda/buscarInmueblesFiltros?pagina=${index + 1}`;
        return app.request({
          method: 'GET',
          url,
          remoteAddress: index % 2 === 0 ? '203.0.113.1' : '198.51.100.1',
        });
      });
      await eventually('searches wait for the table', async () => {
        const { rows } = await lock.query(`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE d.datname = current_database() AND l.relation = 'search'::regclass AND NOT l.granted`);
        return rows.length >= 4;
      });
      for (let time = 0; time < 5; time++)
        expect((await app.get('/api/servicios/verServicios')).statusCode).toBe(200);
      await lock.query('COMMIT');
      for (const { statusCode, headers } of await Promise.all(searches))
        expect(statusCode === 200 || Boolean(headers['retry-after'])).toBe(true);
    } finally {
      await lock.end();
    }
    expect((await app.get('/api/inmueble/busqueda/buscarInmueblesFiltros')).statusCode).toBe(200);
  });

  it('reads no more bodies of a network that has sent hundreds of invalid ones, and those of others as before', async () => {
    const send = async (remoteAddress: string, headers = {}): Promise<number> => {
      const options = { method: 'POST', url: '/api/inmueble/crear/crearInmueble', payload: {} } as const;
      return (await app.request({ ...options, remoteAddress, headers })).statusCode;
    };
    for (let time = 1; time <= 240; time++) expect([time, await send('203.0.113.40')]).toEqual([time, 400]);
    await eventually('the network is refused', async () => (await send('203.0.113.40')) === 429);
    expect(await send('203.0.113.41')).toBe(400);
    expect(await send('203.0.113.40', operator)).toBe(400);
  });

  it('does not let the operator give an owner an address to which no mail can go', async () => {
    const change = (email: string) =>
      app.post('/api/inmueble/actualizar/updateContacto', { idInmueble: 1, email }, operator);
    const refused = await change('ana@@ejemplo');
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, ['email']]);
    expect((await change('ana@ejemplo.com')).statusCode).toBe(200);
  });
});
