import { aPublication } from '../builders/publication.js';
import { eventually, TestApp } from '../support/test-app.js';

const LISTINGS = 32;
const VISITOR = '203.0.113.7';

describe('telephone numbers', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    for (let id = 1; id <= LISTINGS; id++) {
      const publication = aPublication();
      publication.inmueble.telefono = `+5492291${400_000 + id}`;
      const answer = await app.post('/api/inmueble/crear/crearInmueble', publication);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: id, destacado: 0 }, operator);
      await app.sql('TRUNCATE rate_limits');
    }
  });
  afterAll(() => app.stop());
  beforeEach(() => app.sql('TRUNCATE rate_limits'));

  const code = (id: number): string => `ALQ-${String(id).padStart(4, '0')}`;
  const ask = (codigo: string, remoteAddress = VISITOR) =>
    app.request({ method: 'POST', url: '/api/inmueble/obtenerTelefono', payload: { codigo }, remoteAddress });
  const inquire = (inmuebleId: number, tipoConsulta: string) =>
    app.request({
      method: 'POST',
      url: '/api/inmueble/consulta/crearConsulta',
      payload: {
        nombreCompleto: 'Luz Vera',
        mensaje: `¿Está libre el ${inmuebleId}?`,
        inmuebleId,
        tipoConsulta,
        telefono: '2291 401234',
        email: tipoConsulta === 'email' ? 'luz@ejemplo.com' : null,
      },
      remoteAddress: VISITOR,
    });

  it('are masked on the sheet and returned on request', async () => {
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code(1)}`);
    expect(sheet.json().inmueble.telefono).toBe('+54 9 2291 ••••01');
    const page = await app.get(`/ver-ficha-inmueble/${code(1)}`, { accept: 'text/html' });
    expect([page.body.includes('••••01'), page.body.includes('400001')]).toEqual([true, false]);
    const answer = await ask(' alq-0001 ');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, telefono: '+5492291400001' }]);
  });

  it('are told for thirty listings an hour to a network, by the button and by WhatsApp together', async () => {
    for (let id = 1; id <= 28; id++) expect([id, (await ask(code(id))).statusCode]).toEqual([id, 200]);
    for (const id of [29, 30]) {
      const answer = await inquire(id, 'whatsapp');
      expect([answer.statusCode, answer.json().telefonoPropietario]).toEqual([
        200,
        `+5492291${400_000 + id}`,
      ]);
    }
    const refused = await ask(code(31));
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await inquire(32, 'whatsapp')).statusCode).toBe(429);
    expect((await ask(code(30))).statusCode).toBe(200);
    expect((await ask(code(31), '203.0.113.8')).statusCode).toBe(200);
  });

  it('are not part of an answer to an e-mail', async () => {
    expect((await inquire(1, 'email')).json().telefonoPropietario).toBe('');
  });

  it('count once an hour for a network as a contact of the listing', async () => {
    const seen = async (): Promise<number> =>
      (await app.get('/api/inmueble/ver/verInmuebleAlta?id=32', operator)).json().inmueble.pedidosTelefono;
    expect(await seen()).toBe(0);
    await ask(code(32));
    await ask(code(32));
    await ask(code(32), '203.0.113.9');
    await eventually('both are counted', async () => (await seen()) === 2);
    await app.settle();
    expect(await seen()).toBe(2);
  });

  it('are shown without scripts by a page that asks first', async () => {
    const asking = await app.get(`/telefono?codigo=${code(2)}`);
    expect([asking.statusCode, asking.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(asking.body).toContain(`<input type="hidden" name="codigo" value="${code(2)}"/>`);
    expect(asking.body).not.toContain('400002');
    const shown = await app.request({
      method: 'POST',
      url: '/telefono',
      payload: `codigo=${code(2)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body).toContain('<a href="tel:+5492291400002">+54 9 2291 40-0002</a>');
  });

  it.each(['ALQ-9999', '<script>', ''])('of %p there is none', async (codigo) => {
    expect((await ask(codigo)).statusCode).toBe(404);
    expect((await app.get(`/telefono?codigo=${encodeURIComponent(codigo)}`)).statusCode).toBe(404);
  });
});
