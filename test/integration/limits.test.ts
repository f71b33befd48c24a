import { aPublication } from '../builders/publication.js';
import { TestApp } from '../support/test-app.js';

describe('how often one may ask', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    await app.post('/api/inmueble/crear/crearInmueble', aPublication());
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

  it('does not let the operator give an owner an address to which no mail can go', async () => {
    const change = (email: string) =>
      app.post('/api/inmueble/actualizar/updateContacto', { idInmueble: 1, email }, operator);
    const refused = await change('ana@@ejemplo');
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, ['email']]);
    expect((await change('ana@ejemplo.com')).statusCode).toBe(200);
  });
});
