import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import { aPicture, multipart } from '../../support/pictures.js';
import { OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';

/** Every call of back-office.md §7 that concerns listings: path, body and keys of its response, as documented. */
describe('the calls of the operator’s work on listings', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let active: number;
  let withdrawn: number;
  let pending: number;
  let rejected: number;

  const post = (path: string, body: object) => app.post(`/api/${path}.php`, body, operator);
  const get = (path: string) => app.get(`/api/${path}`, operator);

  async function aListing(): Promise<number> {
    const { idInmueble } = (
      await post('inmueble/crear/publicarRapido', aQuickPublication({ calle: `Calle ${Math.random()}` }))
    ).json();
    return idInmueble;
  }

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    [active, withdrawn, pending, rejected] = [
      await aListing(),
      await aListing(),
      await aListing(),
      await aListing(),
    ];
    for (const id of [active, withdrawn]) await post('inmueble/crear/altaInmueble', { idInmueble: id });
    await post('inmueble/delete/darDeBajaAlta', { idInmueble: withdrawn });
    await post('inmueble/delete/rechazarInmueblePendiente', { idInmueble: rejected });
  });
  afterAll(() => app.stop());

  const DETAIL = ['success', 'inmueble', 'precios', 'contrato', 'imagenes', 'servicios'];

  it.each<[string, string, () => string, string[]]>([
    ['check-auth', 'admin/check-auth.php', () => '', ['authenticated', 'expired']],
    ['pending count', 'notificaciones/contarPendientes.php', () => '', ['success', 'count']],
    ['active count', 'notificaciones/contarAltas.php', () => '', ['success', 'count']],
    ['inquiry count', 'notificaciones/contarConsultas.php', () => '', ['success', 'count']],
    ['support count', 'notificaciones/contarSoporte.php', () => '', ['success', 'count']],
    ['a pending detail', 'inmueble/ver/verInmueblePendiente.php', () => `?id=${pending}`, DETAIL],
    ['a rejected detail', 'inmueble/ver/verInmuebleBaja.php', () => `?id=${rejected}`, DETAIL],
    ['an active detail', 'inmueble/ver/verInmuebleAlta.php', () => `?id=${active}`, DETAIL],
    ['a withdrawn detail', 'inmueble/ver/verInmuebleBajaAlta.php', () => `?id=${withdrawn}`, DETAIL],
    ['the summary', 'inmueble/ver/verResumenPorDNI.php', () => '?dni=20111222', ['success', 'resumen']],
  ])('GET %s', async (_what, path, query, keys) => {
    const answer = await get(path + query());
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, expect.arrayContaining(keys)]);
  });

  it.each(['verPendientes', 'verBajas', 'verAltas', 'verBajasAltas'])('GET %s: an array', async (list) => {
    const rows = (await get(`inmueble/obtener/${list}.php`)).json();
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0])).toEqual(
      expect.arrayContaining(['idInmuebles', 'tipoOperacion', 'createdAt']),
    );
  });

  it('the summary names altas and their codes with ids', async () => {
    const { resumen } = (await get('inmueble/ver/verResumenPorDNI.php?dni=20111222')).json();
    expect(resumen).toMatchObject({ altas: 1, codigosAltas: [{ id: active, codigo: 'ALQ-0001' }] });
  });

  it('POST altaInmueble tells code, photos and mail', async () => {
    const answer = (
      await post('inmueble/crear/altaInmueble', { idInmueble: await aListing(), destacado: 1 })
    ).json();
    expect(answer).toMatchObject({
      success: true,
      error: null,
      codigo: expect.stringMatching(/^ALQ-\d{4}$/),
      fotos: { total: 0, publicas: 0 },
      email: {
        success: expect.any(Boolean),
        template: expect.any(String),
        destinatario: expect.any(String),
        error: 'en cola',
      },
    });
  });

  it.each<[string, () => number]>([
    ['restaurarAltaInmueble', () => withdrawn],
    ['darDeBajaAlta', () => withdrawn],
    ['restaurarInmueble', () => rejected],
    ['rechazarInmueblePendiente', () => rejected],
  ])('POST %s takes idInmueble alone', async (call, id) => {
    const answer = await post(`inmueble/delete/${call}`, { idInmueble: id() });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  });

  it.each<[string, (detail: Detail) => object]>([
    [
      'updateContacto',
      ({ inmueble }) => ({ idContacto: inmueble.idContacto, nombre: 'Rosa', apellido: 'I' }),
    ],
    [
      'updateInmueble',
      ({ inmueble }) => ({
        idInmueble: inmueble.idInmuebles,
        idAltaInmuebles: inmueble.idAltaInmuebles,
        destacado: 0,
        TipoVivienda_idTipoVivienda: 2,
        ambientes: 3,
      }),
    ],
    ['updateInmueble', ({ inmueble }) => ({ idInmueble: inmueble.idInmuebles, observaciones: 'Nuevas.' })],
    [
      'updateUbicacion',
      ({ inmueble }) => ({
        idUbicaciones: inmueble.idUbicaciones,
        pais: 'Argentina',
        provincia: 'Buenos Aires',
        localidad: 'Miramar',
        calle: 'Calle 5',
        numero: '1',
        piso: 'PB',
        departamento: 'A',
        latitud: -38.2,
        longitud: -57.8,
      }),
    ],
    ['updateAltaInmueble', ({ inmueble }) => ({ idInmueble: inmueble.idInmuebles, codigo: 'ALQ-0777' })],
    ['updateServicios', ({ inmueble }) => ({ idInmueble: inmueble.idInmuebles, servicios: [] })],
  ])('POST %s', async (call, body) => {
    const detail: Detail = (await get(`inmueble/ver/verInmuebleAlta.php?id=${active}`)).json();
    const answer = await post(`inmueble/actualizar/${call}`, body(detail));
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  });

  it('POST updatePrecios gives new ids, and deletePrecios takes one', async () => {
    const row = { idInmuebles: active, monto: 5_000, tipo_moneda: 'ARS', periodo: 'Marzo', fraccion: 'Dia' };
    const answer = (await post('inmueble/actualizar/updatePrecios', { precios: [row] })).json();
    expect(answer).toMatchObject({
      success: true,
      nuevosIds: [{ idPrecios: expect.any(Number), periodo: 'Marzo', fraccion: 'Dia' }],
    });
    const { idPrecios } = answer.nuevosIds[0];
    expect((await post('inmueble/actualizar/deletePrecios', { idPrecios })).json().success).toBe(true);
  });

  it('POST actualizarContrato and actualizarPago', async () => {
    const contract = await post('inmueble/actualizar/actualizarContrato', {
      idInmueble: active,
      contrato: { alqfotos: 1, alqfotdest: 0, alqsinfotos: 0, pagado: 1 },
    });
    expect(contract.json()).toMatchObject({
      success: true,
      message: 'Contrato actualizado exitosamente',
      contrato: { alqfotos: true, pagado: 1, fechaPago: expect.any(String) },
      destacado: 0,
    });
    expect((await post('inmueble/actualizar/actualizarPago', { idInmueble: active })).json()).toMatchObject({
      success: true,
      message: '✅ Fecha de pago actualizada correctamente',
      fechaPago: expect.any(String),
    });
  });

  it.each([
    ['cargarFotos', 'eliminarImagen', () => active],
    ['cargarFotosPendientes', 'eliminarImagenPendiente', () => pending],
  ])('POST %s, actualizarOrdenImagenes, %s', async (load, remove, id) => {
    const form = await multipart({ idInmueble: id() }, [
      { name: 'a.jpg', content: await aPicture() },
      { name: 'b.jpg', content: await aPicture() },
    ]);
    const loaded = await app.request({
      method: 'POST',
      url: `/api/inmueble/fotos/${load}.php`,
      payload: form.payload,
      headers: { ...operator, ...form.headers },
    });
    const [first, second] = loaded.json().imagenes;
    expect(first).toMatchObject({ idImagenes: expect.any(Number), url: expect.any(String), orden: 1 });
    const imagenes = [
      { idImagenes: first.idImagenes, orden: 2 },
      { idImagenes: second.idImagenes, orden: 1 },
    ];
    const ordered = await post('inmueble/fotos/actualizarOrdenImagenes', { idInmueble: id(), imagenes });
    expect(ordered.json()).toMatchObject({
      success: true,
      imagenes: [{ idImagenes: second.idImagenes }, {}],
    });
    expect((await post(`inmueble/fotos/${remove}`, { idImagen: first.idImagenes })).json().success).toBe(
      true,
    );
  });

  it('POST publicarRapido gives success, idInmueble and message', async () => {
    const answer = (await post('inmueble/crear/publicarRapido', aQuickPublication({ numero: '77' }))).json();
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['success', 'idInmueble', 'message']));
  });

  it('POST login, GET logout', async () => {
    const login = await app.post('/api/admin/login.php', OPERATOR);
    expect(Object.keys(login.json())).toEqual(expect.arrayContaining(['success', 'message']));
    const session = sessionOf(login);
    expect((await app.get('/api/admin/logout.php', session)).json().success).toBe(true);
    const after = (await app.get('/api/admin/check-auth.php', session)).json();
    expect(after).toMatchObject({ authenticated: false });
  });

  it('POST crearInmueble, for the owner’s own way in', async () => {
    const answer = (await app.post('/api/inmueble/crear/crearInmueble.php', aPublication())).json();
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['success', 'message']));
  });
});

interface Detail {
  inmueble: {
    idInmuebles: number;
    idAltaInmuebles: number;
    idContacto: number;
    idUbicaciones: number;
  };
}
