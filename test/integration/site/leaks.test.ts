import { aPublication } from '../../builders/publication.js';
import { nameOf, routesOf } from '../../support/routes.js';
import { TestApp } from '../../support/test-app.js';
import { SAMPLES } from '../../abuse/samples.js';

/** Data of an owner that are never public (wire-contract.md, Inquiry). */
const PRIVATE = {
  dni: '31415926',
  apellido: 'Apellidosecreto',
  email: 'correo.secreto@ejemplo.com',
  celular: '2291777666',
  calle: 'Calle del Secreto',
  numero: '98765',
};
const OWN_ADDRESS = 'casilla.propia@ejemplo.com';
/** Public only on request. */
const NOTICE_PHONE = '+5492291885533';
const NOTES = 'Texto reconocible de un aviso que no es público.';
const STATES = ['pending', 'rejected', 'withdrawn'] as const;
const PAGES = [
  '/',
  '/resultado-busqueda/Alquiler',
  '/hoteles-cabanas',
  '/balnearios',
  '/promedios-precios',
  '/busquedas',
  '/comparar?avisos=ALQ-0001,ALQ-0002',
  '/lista?avisos=ALQ-0001',
  '/cartel/ALQ-0001',
  '/papeles/ALQ-0001',
  '/contacto',
  '/sitemap.xml',
  '/sitemap/avisos-1.xml',
];

describe('what a stranger can read', () => {
  let app: TestApp;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    const operator = await app.signIn();
    const decide = (path: string, idInmueble: number) =>
      app.post(`/api/inmueble/${path}`, { idInmueble }, operator);
    for (const state of ['active', ...STATES]) {
      const form = aPublication();
      Object.assign(
        form.contacto,
        state === 'active'
          ? PRIVATE
          : {
              ...PRIVATE,
              dni: form.contacto.dni,
              email: `${state}.${PRIVATE.email}`,
              celular: form.contacto.celular,
            },
      );
      form.inmueble.telefono = NOTICE_PHONE;
      form.inmueble.email_inmueble = `${state}.${OWN_ADDRESS}`;
      form.inmueble.observaciones = state === 'active' ? 'Con vista al mar.' : `${NOTES} (${state})`;
      const answer = await app.post('/api/inmueble/crear/crearInmueble', form);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const [row] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
      ids[state] = row!.id;
      if (state === 'active' || state === 'withdrawn') await decide('crear/altaInmueble', row!.id);
      if (state === 'withdrawn') await decide('delete/darDeBajaAlta', row!.id);
      if (state === 'rejected') await decide('delete/rechazarInmueblePendiente', row!.id);
    }
  });
  afterAll(() => app.stop());

  /** Every public GET with its usual parameters, with each listing's id and code; and every page. */
  async function everything(): Promise<[string, string][]> {
    const codes = await app.sql<{ code: string }>('SELECT code FROM listings WHERE code IS NOT NULL');
    const answers: [string, string][] = [];
    const read = async (url: string) =>
      answers.push([url, (await app.get(url, { accept: 'text/html,*/*' })).body]);
    for (const route of routesOf(app).filter(
      ({ isPublic, method, path }) => isPublic && method === 'GET' && path.startsWith('/api'),
    )) {
      const { query = {} } = SAMPLES[nameOf(route)]?.({} as never) ?? {};
      const names = Object.keys(query);
      await read(`${route.path}?${new URLSearchParams(names.map((name) => [name, String(query[name])]))}`);
      for (const value of [
        ...Object.values(ids),
        ...codes.map(({ code }) => code),
        PRIVATE.dni,
        PRIVATE.email,
      ])
        for (const name of names)
          await read(`${route.path}?${new URLSearchParams({ [name]: String(value) })}`);
    }
    for (const page of [...PAGES, ...codes.map(({ code }) => `/ver-ficha-inmueble/${code}`)])
      await read(page);
    await app.empty('rate_limits');
    return answers;
  }

  it('holds nothing of an owner, and nothing of a listing that is not public: by no call and on no page', async () => {
    const answers = await everything();
    expect(answers.length).toBeGreaterThan(100);
    const secrets = [...Object.values(PRIVATE), OWN_ADDRESS, NOTES, NOTICE_PHONE.slice(1), '88-5533'];
    const leaks = answers.flatMap(([url, body]) =>
      secrets
        .filter((secret) => body.includes(secret) && !decodeURIComponent(url).includes(secret))
        .map((secret) => `${secret} ← ${url}`),
    );
    expect(leaks).toEqual([]);
    expect(answers.some(([, body]) => body.includes('Con vista al mar.'))).toBe(true);
  });

  it.each(STATES)('answers 404 to every question about one listing that is %s', async (state) => {
    for (const url of [
      `/api/contrato/verificarEstadoContrato?idInmueble=${ids[state]}`,
      `/api/estadisticas/obtenerEstadisticasInmueble?idInmueble=${ids[state]}`,
      `/api/inmueble/obtener/obtenerTablaPrecioFicha?idInmueble=${ids[state]}`,
      `/api/inmueble/obtener/obtenerTituloVivienda?idInmuebles=${ids[state]}`,
      `/api/inmueble/ver/verEstadisticasConsultas?idInmuebles=${ids[state]}`,
      `/api/precios/obtenerPreciosInmueble?idInmueble=${ids[state]}&periodo=Enero`,
    ])
      expect([url, (await app.get(url)).statusCode]).toEqual([url, 404]);
    for (const [url, body] of [
      ['/api/estadisticas/registrarVista', { idInmuebles: ids[state] }],
      [
        '/api/inmueble/consulta/crearConsulta',
        {
          nombreCompleto: 'Eva',
          mensaje: 'Hola',
          inmuebleId: ids[state],
          tipoConsulta: 'email',
          email: 'eva@ejemplo.com',
          telefono: null,
        },
      ],
    ] as const)
      expect([url, (await app.post(url, body)).statusCode]).toEqual([url, 404]);
  });
});
