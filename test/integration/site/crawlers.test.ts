import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

describe('what search engines read', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('gives phones a manifest whose icons exist, and browsers the icon that they ask for', async () => {
    const { headers, body } = await app.get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body) as {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Costa Directa', id: '/', scope: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(`frontend/public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(readFileSync('frontend/public/favicon.ico').readUInt16LE(2)).toBe(1);
    expect(readFileSync('frontend/index.html', 'utf8')).toContain('href="/manifest.webmanifest"');
  });

  it('points them to the sitemap, and excludes private paths', async () => {
    const { body, headers } = await app.get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /admin',
        'Disallow: /api/',
        'Disallow: /telefono',
        'Sitemap: http://sitio.test/sitemap.xml',
      ]),
    );
  });

  it('says whom to tell about a vulnerability, until a date that has not passed (RFC 9116)', async () => {
    const { body, headers } = await app.get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('http://sitio.test/contacto');
    const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  });

  it('names what is public, and nothing else', async () => {
    const contrato = { ...aPublication().contrato, tipoContratoAlquiler: 'alqfotos' } as const;
    for (const wanted of [1, 2]) {
      await app.post('/api/inmueble/crear/crearInmueble', aPublication({ contrato }));
      expect(await app.count('listings')).toBe(wanted);
    }
    await app.sql('UPDATE contracts SET paid = true, paid_at = now() WHERE listing_id = 1');
    await storeImages(app, 1, { status: 'processing' }, { status: 'ready' }, { status: 'failed' });
    await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: 1, destacado: 0 }, await app.signIn());
    const index = await app.get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const parts = [...index.body.matchAll(/<loc>http:\/\/sitio\.test([^<]+)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(parts).toEqual(['/sitemap/paginas.xml', '/sitemap/busquedas.xml', '/sitemap/avisos-1.xml']);
    const bodies = await Promise.all(parts.map(async (path) => (await app.get(path)).body));
    const body = bodies.join('');
    const sheets = [...body.matchAll(/<loc>([^<]+ver-ficha[^<]+)<\/loc><lastmod>\d{4}-\d{2}-\d{2}</g)];
    expect(sheets.map(([, address]) => address)).toEqual(['http://sitio.test/ver-ficha-inmueble/ALQ-0001']);
    expect(body.match(/<image:loc>/g)).toHaveLength(1);
    expect(body).toContain('<loc>http://sitio.test/contacto</loc>');
    expect(body).toContain('<loc>http://sitio.test/resultado-busqueda/Alquiler/Miramar/Casa/Enero</loc>');
    for (const [, address] of body.matchAll(/<loc>http:\/\/sitio\.test([^<]+)<\/loc>/g)) {
      expect(address).not.toMatch(/admin|api/);
      expect([address, (await app.get(address!, { accept: 'text/html' })).statusCode]).toEqual([
        address,
        200,
      ]);
    }
    expect((await app.get('/sitemap/avisos-2.xml')).body).not.toContain('<loc>');
    for (const name of ['avisos-0.xml', 'avisos-1', 'otra.xml'])
      expect((await app.get(`/sitemap/${name}`)).statusCode).toBe(404);
  });

  it('lists every page without parameters, unless crawlers may not read or not list it', async () => {
    const [sitemap, robots] = [await app.get('/sitemap/paginas.xml'), await app.get('/robots.txt')];
    for (const path of Object.values(PUBLIC_PATHS)) {
      const { body } = await app.get(path, { accept: 'text/html' });
      const isHidden =
        body.includes('name="robots" content="noindex"') || robots.body.includes(`Disallow: ${path}\n`);
      const isListed = sitemap.body.includes(`<loc>http://sitio.test${path}</loc>`);
      expect([path, isListed]).toEqual([path, !isHidden]);
    }
  });

  // After the sitemap: pages of results compute the searches that it lists, and these are reused for some seconds.
  it.each(['/hoteles-cabanas', '/balnearios'])(
    'leads a page of %s after the last one to the last',
    async (path) => {
      const { statusCode, headers } = await app.get(`${path}?pagina=50`);
      expect([statusCode, headers.location]).toEqual([302, path]);
      for (const query of ['', '?pagina=1', '?pagina=0', '?pagina=x'])
        expect((await app.get(path + query)).statusCode).toBe(200);
    },
  );

  it('lets phones install the site with shortcuts to pages that exist', async () => {
    const manifest = (await app.get('/manifest.webmanifest')).json() as {
      start_url: string;
      shortcuts: { url: string }[];
    };
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      expect([url, (await app.get(url, { accept: 'text/html' })).statusCode]).toEqual([url, 200]);
  });
});
