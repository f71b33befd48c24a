import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { aPublication } from '../../builders/publication.js';
import { solve } from '../../support/solve-proof.js';
import { eventually, TestApp } from '../../support/test-app.js';

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
      await app.empty('rate_limits');
    }
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('rate_limits'));

  const code = (id: number): string => `ALQ-${String(id).padStart(4, '0')}`;
  const ask = (codigo: string, remoteAddress = VISITOR) =>
    app.request({ method: 'POST', url: '/api/inmueble/obtenerTelefono', payload: { codigo }, remoteAddress });
  const inquire = (inmuebleId: number, tipoConsulta: string, person = 0, solution = '') =>
    app.request({
      method: 'POST',
      url: '/api/inmueble/consulta/crearConsulta',
      payload: {
        nombreCompleto: 'Luz Vera',
        mensaje: `¿Está libre el ${inmuebleId}?`,
        inmuebleId,
        tipoConsulta,
        telefono: `2291 ${401_234 + person}`,
        email: tipoConsulta === 'email' ? 'luz@ejemplo.com' : null,
      },
      remoteAddress: VISITOR,
      headers: solution ? { [PROOF_HEADER]: solution } : {},
    });

  it('are masked on the sheet and returned on request', async () => {
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code(1)}`);
    expect(sheet.json().inmueble.telefono).toBe('+54 9 2291 ••••01');
    const page = await app.get(`/ver-ficha-inmueble/${code(1)}`, { accept: 'text/html' });
    expect([page.body.includes('••••01'), page.body.includes('400001')]).toEqual([true, false]);
    const answer = await ask(' alq-0001 ');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, telefono: '+5492291400001' }]);
  });

  it('are told for thirty listings an hour to a network by the button; inquiries go on and have their own limit', async () => {
    for (let id = 1; id <= 30; id++) expect([id, (await ask(code(id))).statusCode]).toEqual([id, 200]);
    const refused = await ask(code(31));
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.json().error).toMatch(/por WhatsApp o por email.* a las \d\d:\d\d\.$/);
    for (const id of [31, 32]) {
      const answer = await inquire(id, 'whatsapp');
      expect([answer.statusCode, answer.json().telefonoPropietario]).toEqual([
        200,
        `+5492291${400_000 + id}`,
      ]);
    }
    expect((await ask(code(30))).statusCode).toBe(200);
    expect((await ask(code(31), '203.0.113.8')).statusCode).toBe(200);
  });

  it('are told by WhatsApp to 120 people of a network an hour, and to more after a proof of work each', async () => {
    for (let person = 1; person <= 120; person++)
      expect([person, (await inquire(1 + (person % 30), 'whatsapp', person)).statusCode]).toEqual([
        person,
        200,
      ]);
    const refused = await inquire(5, 'whatsapp', 121);
    expect([refused.statusCode, refused.json().error]).toEqual([429, INQUIRY_MESSAGES.proofNeeded]);
    const solution = solve(refused.json().prueba);
    expect((await inquire(5, 'whatsapp', 121, solution)).statusCode).toBe(200);
    expect((await inquire(6, 'whatsapp', 122, solution)).statusCode).toBe(429);
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
