import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { RENTED } from '#common/pricing/prices.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist } from '../../builders/rows.js';
import { startMailed } from '../../builders/mailed-app.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const INQUIRE = '/api/inmueble/consulta/crearConsulta';

describe('what visitors ask of one listing', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let id: number;
  let hiddenId: number;
  const owner = aPublication();
  owner.inmueble.telefono = '+5492291401234';
  owner.inmueble.preciosAlquiler.push({
    id: 2,
    periodo: 'Febrero',
    fraccion: '',
    precio: 700_000,
    moneda: 'ARS',
  });

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    for (const publication of [owner, aPublication()])
      await app.post('/api/inmueble/crear/crearInmueble', publication);
    const rows = await app.sql<{ id: number }>('SELECT id FROM listings ORDER BY id');
    [id, hiddenId] = rows.map((row) => row.id) as [number, number];
    await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: id }, operator);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('rate_limits'));

  const json = async (url: string) => (await app.get(url)).json();
  const anInquiry = (change: object = {}) => ({
    nombreCompleto: 'Luz Vera',
    mensaje: 'Hola,\n¿está libre?',
    inmuebleId: id,
    tipoConsulta: 'email',
    telefono: '',
    email: 'luz@ejemplo.com',
    ...change,
  });

  it('answers each question in the shape of the specification', async () => {
    expect(await json(`/api/inmueble/obtener/obtenerTituloVivienda?idInmuebles=${id}`)).toEqual({
      success: true,
      titulo: 'Casa de 3 dormitorios en Miramar',
    });
    expect(await json(`/api/inmueble/obtener/obtenerTablaPrecioFicha?idInmueble=${id}`)).toEqual([
      expect.objectContaining({
        MesCompleto: 'Enero',
        Mes: '-',
        quincena1: 450_000,
        quincena2: '-',
        Semana: '-',
        Dia: '-',
      }),
      expect.objectContaining({ MesCompleto: 'Febrero', Mes: 700_000 }),
    ]);
    const price = `/api/precios/obtenerPreciosInmueble?idInmueble=${id}&periodo=Enero&fraccion=1%C2%BA+Quincena`;
    expect(await json(price)).toEqual({
      success: true,
      precioEncontrado: { precio: 450_000, moneda: 'ARS' },
    });
    expect(await json(`/api/contrato/verificarEstadoContrato?idInmueble=${id}`)).toEqual({
      success: true,
      contrato: { pagado: false, alqfotos: false, venfotos: false },
    });
  });

  it.each([
    'inmueble/obtener/obtenerTituloVivienda?idInmuebles=',
    'inmueble/obtener/obtenerTablaPrecioFicha?idInmueble=',
    'precios/obtenerPreciosInmueble?idInmueble=',
    'contrato/verificarEstadoContrato?idInmueble=',
    'inmueble/ver/verEstadisticasConsultas?idInmuebles=',
    'estadisticas/obtenerEstadisticasInmueble?idInmueble=',
  ])('%s is a 404 for a pending listing and a 400 for no id', async (path) => {
    expect((await app.get(`/api/${path}${hiddenId}`)).statusCode).toBe(404);
    for (const bad of ['', '0', 'x', '1e9', '99999999999', '1%00'])
      expect([bad, (await app.get(`/api/${path}${bad}`)).statusCode]).toEqual([bad, 400]);
  });

  it('counts a view once per visitor and hour', async () => {
    const view = (agent: string) =>
      app.post('/api/estadisticas/registrarVista', { idInmuebles: id }, { 'user-agent': agent });
    await Promise.all([view('a'), view('a'), view('a'), view('b')]);
    expect(await json(`/api/inmueble/ver/verEstadisticasConsultas?idInmuebles=${id}`)).toMatchObject({
      cantVistas: 2,
    });
    expect((await app.post('/api/estadisticas/registrarVista', { idInmuebles: hiddenId })).statusCode).toBe(
      404,
    );
  });

  it('mails an inquiry to the owner, answers go to the visitor, and it counts once', async () => {
    const answer = (await app.post(INQUIRE, anInquiry())).json();
    expect(answer).toMatchObject({
      success: true,
      error: null,
      emailEnviado: true,
      emailEncolado: false,
      errorEmail: null,
    });
    expect(answer.emailPropietario).toMatch(/^a•••@ejemplo\.com\.ar$/);
    const [mail] = (await sink.waitFor(owner.contacto.email, { count: 3 })).filter(({ subject }) =>
      subject.startsWith('Consulta por'),
    );
    expect(mail!.headers.get('reply-to')).toContain('luz@ejemplo.com');
    expect(mail!.text).toContain('¿está libre?');
    expect(mail!.text).toMatch(/^De: Luz Vera\s+Email: luz@ejemplo\.com$/m);
    await eventually('it is counted', async () => {
      const { estadisticas } = await json(`/api/estadisticas/obtenerEstadisticasInmueble?idInmueble=${id}`);
      return estadisticas.cantConsultaEmail === 1 && estadisticas.totalConsultas === 1;
    });
  });

  it('keeps a WhatsApp inquiry and sends nothing', async () => {
    const before = await app.count('mail_deliveries');
    const answer = (
      await app.post(INQUIRE, anInquiry({ tipoConsulta: 'whatsapp', telefono: '2291 40-1234', email: null }))
    ).json();
    expect(answer).toMatchObject({ success: true, emailEnviado: false, emailEncolado: false });
    expect(await app.count('inquiries', `channel = 'whatsapp'`)).toBe(1);
    expect(await app.count('mail_deliveries')).toBe(before);
  });

  it.each<[object, string]>([
    [{ nombreCompleto: ' ' }, 'El nombre completo es obligatorio'],
    [{ mensaje: '' }, 'El mensaje es obligatorio'],
    [{ email: '' }, 'El email es obligatorio para envío por correo'],
    [{ email: 'luz' }, 'El formato del email no es válido'],
    [{ telefono: 'abc' }, 'El formato del teléfono no es válido'],
    [{ tipoConsulta: 'whatsapp', telefono: '' }, 'El teléfono es obligatorio para WhatsApp'],
  ])('refuses %j with «%s»', async (change, text) => {
    const answer = await app.post(INQUIRE, anInquiry(change));
    expect(answer.statusCode).toBe(400);
    expect(Object.values(answer.json().errores).flat()).toEqual([text]);
  });

  it('answers 404 for a listing that is not public', async () => {
    expect((await app.post(INQUIRE, anInquiry({ inmuebleId: hiddenId }))).statusCode).toBe(404);
  });

  it('thanks machines and blacklisted people, and keeps only for the operator what machines write', async () => {
    await storeBlacklist(app, 'malo@ejemplo.com');
    const before = await app.count('inquiries');
    for (const change of [
      { casillero: 'http://spam' },
      { tiempo: 300, mensaje: '¿Hay cochera?' },
      { email: 'Malo@ejemplo.com' },
    ]) {
      expect((await app.post(INQUIRE, anInquiry(change))).json().success).toBe(true);
    }
    expect(await app.count('inquiries')).toBe(before);

    const good = (await app.post(INQUIRE, anInquiry())).json();
    const bad = (await app.post(INQUIRE, anInquiry({ email: 'malo@ejemplo.com', mensaje: 'Otra' }))).json();
    expect({ ...bad, insertId: 0 }).toEqual({ ...good, insertId: 0 });
    expect(bad.insertId).toBeGreaterThan(good.insertId);
    const nowhere = anInquiry({ email: 'malo@ejemplo.com', inmuebleId: hiddenId });
    expect((await app.post(INQUIRE, nowhere)).statusCode).toBe(404);
    const contact = { nombreCompleto: 'X', email: 'malo@ejemplo.com', mensaje: 'Hola' };
    expect((await app.post('/api/newsletter/recibir', contact)).json().success).toBe(true);
    const held = await app.sql(
      'SELECT email, message, closed_at IS NOT NULL AS closed FROM support_messages',
    );
    expect(held.map(({ closed }) => closed)).toEqual([true, true]);
    const told = /^Consulta a un dueño: no se le mandó a nadie, porque parece.*\n.*Mensaje: /s;
    for (const { message } of held) expect(message).toMatch(told);
    expect(await app.count('mail_deliveries', `template = 'support-notice'`)).toBe(0);
  });

  it('takes the same words twice as one inquiry', async () => {
    const before = await app.count('inquiries');
    const inquiry = anInquiry({ tipoConsulta: 'whatsapp', telefono: '2291 1', mensaje: 'Una sola vez' });
    const answers = await Promise.all([app.post(INQUIRE, inquiry), app.post(INQUIRE, inquiry)]);
    expect(new Set(answers.map((answer) => answer.json().insertId)).size).toBe(1);
    expect(await app.count('inquiries')).toBe(before + 1);
  });

  it('stops a visitor who asks one listing too often, and says when to come back', async () => {
    const statuses: number[] = [];
    let patience: unknown;
    for (let asked = 0; asked < 6; asked++) {
      const answer = await app.post(
        INQUIRE,
        anInquiry({ tipoConsulta: 'whatsapp', telefono: '1', mensaje: `${asked}` }),
      );
      statuses.push(answer.statusCode);
      patience = answer.headers['retry-after'];
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(patience)).toBeGreaterThan(0);
  });

  it('says that the mail is delayed while the mail server is away, and sends it when it is back', async () => {
    sink.behave('later');
    const answer = (await app.post(INQUIRE, anInquiry({ mensaje: '¿Y ahora?' }))).json();
    expect(answer).toMatchObject({
      success: true,
      emailEnviado: false,
      emailEncolado: true,
      errorEmail: INQUIRY_MESSAGES.delayed,
    });
    sink.behave('accept');
    await app.releaseMail();
    await eventually('the owner has it', async () =>
      sink.sentTo(owner.contacto.email).some(({ text }) => text.includes('¿Y ahora?')),
    );
  });

  it('takes a message to the operator and tells the operator', async () => {
    const answer = await app.post('/api/newsletter/recibir.php', {
      nombreCompleto: 'Beto',
      email: 'beto@ejemplo.com',
      mensaje: 'No puedo publicar',
    });
    expect(answer.json()).toMatchObject({ success: true, error: null });
    await eventually('the operator has it', async () =>
      sink.messages.some(({ subject }) => subject === 'Consulta de soporte de Beto'),
    );
    expect(
      (await app.post('/api/newsletter/recibir', { nombreCompleto: '', email: 'x', mensaje: '' })).statusCode,
    ).toBe(400);
  });

  it('checks an address ten times a minute, and keeps the list private', async () => {
    const ask = (email: string) => app.get(`/api/blacklist/verBlacklist.php?email=${email}`);
    await storeBlacklist(app, 'listada@ejemplo.com');
    expect((await ask('nadie@ejemplo.com')).json()).toEqual({ exists: false });
    expect((await ask('LISTADA@ejemplo.com')).json()).toEqual({ exists: true });
    expect((await app.get('/api/blacklist/verBlacklist')).statusCode).toBe(401);
    for (let asked = 2; asked < 10; asked++) await ask('nadie@ejemplo.com');
    expect((await ask('nadie@ejemplo.com')).statusCode).toBe(429);
  });

  it('reports the averages by quantity, period and fraction', async () => {
    const report = await json(
      '/api/promedioPrecio/obtenerPromedios?operacion=alquiler&moneda=ARS&tipoVivienda=casa',
    );
    expect(report.data.casas['3'].Enero['1º Quincena']).toEqual({
      promedio: 450_000,
      moneda: 'ARS',
      total_propiedades: 1,
    });
    expect(report).toMatchObject({
      success: true,
      monedas_disponibles: [{ codigo: 'ARS' }],
      timestamp: expect.any(String),
    });
    expect((await app.get('/api/promedioPrecio/obtenerPromedios?moneda=EUR')).statusCode).toBe(400);
  });

  it('reports the averages of sales apart from those of rentals', async () => {
    const REPORT = '/api/promedioPrecio/obtenerPromedios?tipoVivienda=casa';
    expect(await json(`${REPORT}&operacion=venta&moneda=USD`)).toMatchObject({
      data: { casas: {}, departamentos: {} },
      monedas_disponibles: [],
    });
    for (const precioVenta of [80_000, 100_000, 1]) {
      const sale = aPublication();
      sale.inmueble = { ...sale.inmueble, tipoOperacion: 'venta', preciosAlquiler: [] };
      sale.inmueble.preciosVenta = { precioVenta, monedaVenta: 'USD' };
      sale.contrato = { tipoOperacion: 'venta', tipoContratoAlquiler: '', tipoContratoVenta: 'vensinfotos' };
      await app.post('/api/inmueble/crear/crearInmueble', sale);
    }
    for (const sale of await app.sql<{ id: number }>(`SELECT id FROM listings WHERE operation = 'sale'`))
      await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: sale.id }, operator);
    await app.settle();
    expect((await json(`${REPORT}&operacion=venta&moneda=USD`)).data.casas).toEqual({
      '3': { Venta: { Precio: { promedio: 90_000, moneda: 'USD', total_propiedades: 2 } } },
    });
    expect((await json(`${REPORT}&operacion=alquiler&moneda=USD`)).data.casas).toEqual({});
    expect((await json(`${REPORT}&moneda=ARS`)).data.casas['3'].Venta).toBeUndefined();
  });

  it('refuses a WhatsApp inquiry to an owner without a phone, who can be asked by mail', async () => {
    const silent = await publish(app);
    await approve(app, silent, { operator });
    const inquiry = anInquiry({ inmuebleId: silent, telefono: '2291 40-1234' });
    const refused = await app.post(INQUIRE, { ...inquiry, tipoConsulta: 'whatsapp' });
    const errores = { tipoConsulta: [INQUIRY_MESSAGES.noOwnerPhone] };
    expect([refused.statusCode, refused.json().errores]).toEqual([400, errores]);
    expect((await app.post(INQUIRE, inquiry)).statusCode).toBe(200);
  });

  it('says that a period is taken, not what it cost', async () => {
    const taken = { idInmueble: id, periodo: 'Enero', fraccion: '1º Quincena', alquilado: true };
    await app.post('/api/inmueble/actualizar/marcarAlquilado', taken, operator);
    const price = `/api/precios/obtenerPreciosInmueble?idInmueble=${id}&periodo=Enero&fraccion=1%C2%BA+Quincena`;
    expect((await json(price)).precioEncontrado).toEqual({ precio: RENTED, moneda: 'ARS' });
  });
});
