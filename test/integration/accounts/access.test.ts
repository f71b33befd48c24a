import { ALL_CALLS } from '#common/all-calls.js';
import { QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import { nameOf, routerNames, routesOf, type Route } from '../../support/routes.js';
import { TestApp } from '../../support/test-app.js';
import { ALL } from '../../support/tier.js';

/** Pages, files, and forms that work without scripts. All other public routes are declared in common. */
const OTHER_PUBLIC_ROUTES = [
  'GET /*',
  'GET /.well-known/security.txt',
  'GET /_correo',
  'GET /_correo/:name',
  'GET /_correo/:name/mensaje',
  'GET /calendario/:name',
  'GET /fotos/:name',
  'GET /manifest.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap/:name',
  'GET /tarjetas/:name',
  'GET /tarjetas/busquedas/:name',
  'GET /tarjetas/listas/:name',
  'GET /telefono',
  'POST /avisame',
  'POST /avisame/baja',
  'POST /avisame/confirmar',
  'POST /baja-newsletter',
  'POST /confirmar-email',
  'POST /contacto',
  'POST /denunciar',
  'POST /mi-aviso',
  'POST /novedades',
  'POST /novedades/confirmar',
  'POST /telefono',
  'POST /verificar',
];

describe('access to calls', () => {
  let app: TestApp;
  let routes: Route[];

  beforeAll(async () => {
    app = await TestApp.start();
    routes = routesOf(app);
  });
  afterAll(() => app.stop());

  it('finds the same routes in the controllers as Fastify serves: no plug-in adds routes', () => {
    const [board, others] = [
      boardDoors(),
      routerNames(app).filter((name) => !name.includes(QUEUE_BOARD_PATH)),
    ];
    expect(others).toEqual(routes.map(nameOf).sort());
    expect(board.length).toBeGreaterThan(10);
  });

  it('refuses the queue dashboard without a session, and lets the operator only read', async () => {
    const operator = await app.signIn();
    for (const name of boardDoors()) {
      const [method, path] = name.split(' ') as ['GET' | 'PUT', string];
      const url = path.replace('*', 'static/x.js').replaceAll(/:\w+/g, 'x');
      expect([name, (await app.request({ method, url })).statusCode]).toEqual([name, 401]);
      const { statusCode } = await app.request({ method, url, headers: operator });
      expect([name, statusCode === 405]).toEqual([name, method !== 'GET']);
    }
  });

  const boardDoors = (): string[] => routerNames(app).filter((name) => name.includes(QUEUE_BOARD_PATH));

  it('has the access of its declaration on every call, and names here what else is public', () => {
    const declared = Object.values(ALL_CALLS);
    const publicCalls = declared.filter(({ access }) => access === 'public').map(nameOf);
    expect(publicCalls.length).toBeGreaterThan(30);
    expect(publicCalls.length).toBeLessThan(declared.length / 2);
    expect(
      routes
        .filter(({ isPublic }) => isPublic)
        .map(nameOf)
        .sort(),
    ).toEqual([...publicCalls, ...OTHER_PUBLIC_ROUTES].sort());
  });

  it('limits the concurrent requests of every POST of visitors, and of no other route', () => {
    const writing = routes.filter(({ isPublic, method }) => isPublic && method === 'POST');
    expect(writing.length).toBeGreaterThan(20);
    expect(routes.filter(({ limitsWrites }) => limitsWrites).map(nameOf)).toEqual(writing.map(nameOf));
  });

  it('answers 401 to a stranger on every other route, in both spellings', async () => {
    const closed = routes.filter(({ isPublic }) => !isPublic);
    expect(closed.length).toBeGreaterThan(10);
    for (const { method, path } of closed) {
      for (const url of [path, `${path}.php`]) {
        const answer = await app.request({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
        expect([method, url, answer.statusCode, answer.json().error]).toEqual([
          method,
          url,
          401,
          'Sesión expirada o no autorizada',
        ]);
      }
    }
  });

  it('answers every other method with a refusal in the error shape', async () => {
    const closed = routes.filter(({ isPublic }) => !isPublic);
    for (const { path } of closed) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const answer = await app.request({ method, url: path });
        if (![401, 403, 404, 405].includes(answer.statusCode))
          throw new Error(`${method} ${path}: ${answer.statusCode}`);
        expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
      }
    }
  });

  it('answers 401 to a forged cookie', async () => {
    const answer = await app.get('/api/inmueble/obtener/verPendientes', { cookie: 'sesion=abc.def' });
    expect(answer.statusCode).toBe(401);
  });

  it.each<Record<string, string>>([
    { origin: 'https://otro.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { referer: 'https://otro.example/pagina' },
    { referer: 'http://sitio.test.otro.example/' },
  ])('refuses what changes something and comes with %j, even from the operator', async (headers) => {
    const operator = await app.signIn();
    const changing = routes.filter(({ method, changesData }) => method !== 'GET' || changesData);
    // One rule reads the headers, so one of them asks every route, and the others a few.
    const asked = ALL || headers['sec-fetch-site'] === 'cross-site' ? changing : changing.slice(0, 3);
    for (const { method, path } of asked) {
      const answer = await app.request({
        method,
        url: path,
        headers: { ...operator, ...headers },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  });

  it('lets reading from elsewhere pass: it says nothing that is not public', async () => {
    const answer = await app.get('/api/inmueble/ver/verInmueblesUltimos', { origin: 'https://otro.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('answers an unknown path under /api in the error shape', async () => {
    for (const url of ['/api/nada', '/api/nada.php', '/api']) {
      const answer = await app.get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toEqual({
        success: false,
        error: expect.any(String),
        message: expect.any(String),
      });
    }
  });

  it('answers a body that is no JSON, or too large, or of another kind, in the error shape', async () => {
    const url = '/api/inmueble/crear/crearInmueble';
    const send = (payload: string, type: string) =>
      app.request({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect((await send('{"a":', 'application/json')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"x":1}}', 'application/json')).statusCode).toBe(400);
    expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('hola', 'text/plain')).statusCode).toBe(415);
    expect((await send(JSON.stringify({ a: 'x'.repeat(70_000) }), 'application/json')).statusCode).toBe(413);
  });
});
