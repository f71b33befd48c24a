import { INQUIRY_MESSAGES } from '#common/messages/contact.js';
import { aPublication } from '../builders/publication.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startStandIn, type StandIn } from '../support/stand-in-json.js';
import { eventually, TestApp } from '../support/test-app.js';

const INQUIRE = '/api/inmueble/consulta/crearConsulta';

describe('what visitors ask of one listing', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let geocoder: StandIn;
  let dollar: StandIn;
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
    sink = await SmtpSink.start();
    geocoder = await startStandIn();
    dollar = await startStandIn();
    process.env.GEOCODER_URL = geocoder.url;
    process.env.DOLLAR_RATE_URL = dollar.url;
    app = await TestApp.start({ worker: true, smtpUrl: sink.url });
    const operator = await app.signIn();
    for (const publication of [owner, aPublication()])
      await app.post('/api/inmueble/crear/crearInmueble', publication);
    const rows = await app.sql<{ id: number }>('SELECT id FROM listings ORDER BY id');
    [id, hiddenId] = rows.map((row) => row.id) as [number, number];
    await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: id }, operator);
  });
  afterAll(async () => {
    delete process.env.GEOCODER_URL;
    delete process.env.DOLLAR_RATE_URL;
    await sink.stop();
    await app.stop();
    await geocoder.stop();
    await dollar.stop();
  }, 30_000);
  beforeEach(() => app.sql('TRUNCATE rate_limits, geocoded_addresses, exchange_rates'));

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
    expect(mail!.text).toMatch(/^De: Luz Vera\s+E-mail: luz@ejemplo\.com$/m);
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

  it('thanks machines and blacklisted people, and keeps nothing', async () => {
    await app.sql(`INSERT INTO blacklist (email) VALUES ('malo@ejemplo.com')`);
    const before = await app.count('inquiries');
    for (const change of [{ sitioWeb: 'http://spam' }, { tiempo: 300 }, { email: 'Malo@ejemplo.com' }]) {
      expect((await app.post(INQUIRE, anInquiry(change))).json().success).toBe(true);
    }
    expect(await app.count('inquiries')).toBe(before);
    const contact = { nombreCompleto: 'X', email: 'malo@ejemplo.com', mensaje: 'Hola' };
    expect((await app.post('/api/newsletter/recibir', contact)).json().success).toBe(true);
    expect(await app.count('support_messages')).toBe(0);
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
    await app.sql(`UPDATE mail_deliveries SET next_attempt_at = now() WHERE state = 'queued'`);
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

  it('tells whether an address is blacklisted, ten times a minute, and nobody the list', async () => {
    const ask = (email: string) => app.get(`/api/blacklist/verBlacklist.php?email=${email}`);
    expect((await ask('nadie@ejemplo.com')).json()).toEqual({ exists: false });
    expect((await app.get('/api/blacklist/verBlacklist')).statusCode).toBe(401);
    for (let asked = 1; asked < 10; asked++) await ask('nadie@ejemplo.com');
    expect((await ask('nadie@ejemplo.com')).statusCode).toBe(429);
  });

  it('finds an address through the service, once', async () => {
    geocoder.answers('[{"lat":"-38.2706","lon":"-57.8396"}]');
    const ask = () => app.get('/api/geocoding/buscar?q=Calle+21+1234,+Miramar');
    expect((await ask()).json()).toEqual([
      { lat: '-38.270600', lon: '-57.839600', display_name: 'Calle 21 1234, Miramar' },
    ]);
    expect((await ask()).statusCode).toBe(200);
    expect(geocoder.requests).toHaveLength(1);
    expect(geocoder.requests[0]).toContain('format=json');
  });

  it.each([
    ['an error', 500, '{}'],
    ['a page', 200, '<html></html>'],
    ['a point off the earth', 200, '[{"lat":"95","lon":"1"}]'],
    ['far too much', 200, `[${'1,'.repeat(200_000)}1]`],
    ['a redirect to inside', 302, 'http://169.254.169.254/'],
  ])('says that it cannot look when the service answers %s', async (_what, status, body) => {
    geocoder.answers(body, status);
    const answer = await app.get('/api/geocoding/buscar?q=x');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toContain('Marcá el punto en el mapa');
  });

  it('gives the dollar, keeps it, and serves the last one while the source is away', async () => {
    dollar.answers('{"value": 1450.5}');
    expect(await json('/api/dolar/getDollarRate')).toMatchObject({
      value: 1450.5,
      stale: false,
      ts: expect.any(String),
      source: expect.any(String),
    });
    dollar.answers('{"value": 9}');
    expect(await json('/api/dolar/getDollarRate')).toMatchObject({ value: 1450.5 });
    await app.sql(`UPDATE exchange_rates SET fetched_at = now() - interval '11 minutes'`);
    dollar.answers('no', 500);
    expect(await json('/api/dolar/getDollarRate')).toMatchObject({ value: 1450.5, stale: true });
  });

  it('has no dollar to give while there was never one', async () => {
    dollar.answers('no', 500);
    const answer = await app.get('/api/dolar/getDollarRate.php');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ value: null, success: false });
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
});
