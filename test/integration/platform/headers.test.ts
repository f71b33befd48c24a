import { readdirSync } from 'node:fs';
import { requestOwnerLink } from '#common/owners/link/owner-access-calls.js';
import { ServerProcess } from '../../support/server-process.js';
import { OPERATOR, TestApp } from '../../support/test-app.js';

describe('headers, as a browser behind HTTPS gets them', () => {
  let app: TestApp;
  let web: ServerProcess;

  beforeAll(async () => {
    app = await TestApp.start();
    web = await ServerProcess.web({
      DATABASE_URL: app.database.url,
      SITE_URL: 'https://sitio.test',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await web.stop();
    await app.stop();
  });

  const ask = (url: string, init: RequestInit = {}) =>
    fetch(web.url + url, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.2.3', ...(init.headers as object) },
    });

  it.each([
    '/',
    '/resultado-busqueda/Alquiler/Todas/Todas',
    '/admin/login',
    '/api/servicios/verServicios',
    '/api/nada',
  ])(
    'of %s: strict transport, no guessing of types, map tiles as they are served, nothing for other origins',
    async (url) => {
      const { headers } = await ask(url, { headers: { origin: 'https://otro.example' } });
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // Map tiles need a referrer, and say nothing of their embedding.
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it.each([
    '/confirmar-email?token=1.x',
    '/Confirmar-Email?token=1.x',
    '/baja-newsletter?token=1.x',
    '/avisame/confirmar?token=1.x',
    '/novedades/confirmar?token=1.x',
    '/mi-aviso?token=1.x',
  ])('of %s, which contains a token: kept nowhere and in no search engine', async (url) => {
    for (const { headers } of [await ask(url), await ask(url)])
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });

  it.each(['/', '/contacto', '/admin/login'])(
    'of the page %s: a policy that allows our own files alone, and a page that holds no script that runs',
    async (url) => {
      const answer = await ask(url);
      const policy = answer.headers.get('content-security-policy')!;
      const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0]!, part.trim()]));
      for (const name of ['script-src', 'style-src']) expect(directives.get(name)).toBe(`${name} 'self'`);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(directives.get(name)).toBe(`${name} 'none'`);
      const page = await answer.text();
      const scripts = page.match(/<script[^>]*>/g)!;
      const isInert = (tag: string) => /^<script type="application\/(ld\+)?json"/.test(tag);
      const isOurs = (tag: string) => /^<script type="module"[^>]* src="\/assets\//.test(tag);
      expect(scripts.filter(isOurs).length).toBeGreaterThan(0);
      expect(scripts.filter((tag) => !isInert(tag) && !isOurs(tag))).toEqual([]);
      expect(page).not.toMatch(/<style|\son[a-z]+="/);
    },
  );

  it('gives the session in a cookie that only this host and only HTTPS can have set', async () => {
    const answer = await ask('/api/admin/login', {
      method: 'POST',
      body: JSON.stringify(OPERATOR),
      headers: { 'content-type': 'application/json' },
    });
    const [session, device] = ['__Host-sesion', '__Secure-dispositivo'].map((name) =>
      answer.headers.getSetCookie().findLast((cookie) => cookie.startsWith(name)),
    );
    expect(session).toMatch(/^__Host-sesion=[^;]+; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/);
    expect(device).toMatch(/; Path=\/api\/admin; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('forbids storing the operator’s responses and those to a POST, and requires revalidation of public ones', async () => {
    const operator = await app.signIn();
    const cache = async (url: string, headers: Record<string, string> = {}) =>
      (await app.get(url, headers)).headers['cache-control'];
    for (const url of [
      '/api/inmueble/obtener/verAltas',
      '/api/contacto/verContactos',
      '/api/correo/verEnvios',
    ])
      expect([url, await cache(url, operator)]).toEqual([url, 'no-store']);
    expect(await cache('/api/servicios/verServicios')).toBe('no-cache');
    const posted = await app.post(requestOwnerLink.path, { email: 'nadie@ejemplo.com' });
    expect([posted.statusCode, posted.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('accepts changes only from pages of the site’s address, whatever the host header says', async () => {
    const publish = (origin: string) =>
      ask('/api/inmueble/crear/crearInmueble', {
        method: 'POST',
        body: '{}',
        headers: { origin, 'content-type': 'application/json' },
      });
    expect((await publish('https://sitio.test')).status).toBe(400);
    expect((await publish(web.url.replace('http:', 'https:'))).status).toBe(403);
  });

  it('clears what the browser keeps of the site at logout', async () => {
    const answer = await ask('/api/admin/logout', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  it('answers no preflight of another origin', async () => {
    const answer = await ask('/api/inmueble/crear/crearInmueble', {
      method: 'OPTIONS',
      headers: { origin: 'https://otro.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('keeps the sources to itself', async () => {
    const files = readdirSync('dist/client/assets');
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of new Set([
      ...files.filter((one) => one.endsWith('.map')),
      ...scripts.map((one) => `${one}.map`),
    ]))
      expect([name, (await ask(`/assets/${name}`)).status]).toEqual([name, 404]);
  });
});
