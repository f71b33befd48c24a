import { publish } from '../../builders/desk.js';
import { TestApp } from '../../support/test-app.js';

const UPDATE = '/api/inmueble/actualizar';

describe('the rules of an edit', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await app.clear();
    id = await publish(app);
    await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: id, destacado: 1 }, operator);
    [{ code }] = (await app.sql('SELECT code FROM listings WHERE id = $1', [id])) as [{ code: string }];
  });

  const update = (call: string, body: object) => app.post(`${UPDATE}/${call}.php`, body, operator);
  const detail = async () => (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const card = async () =>
    (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`)).json().inmuebles[0];

  it('takes a paid premium rental out of the featured ones, and back', async () => {
    const contrato = { alqfotdest: 1, alqfotos: 1, pagado: true };
    await update('actualizarContrato', { idInmueble: id, contrato });
    const out = (await update('actualizarContrato', { idInmueble: id, contrato, destacado: 0 })).json();
    expect(out).toMatchObject({ success: true, destacado: 0 });
    expect((await card()).destacado).toBe(false);
    expect((await detail()).inmueble.destacado).toBe(0);
    // Not sent, so unchanged.
    expect((await update('actualizarContrato', { idInmueble: id, contrato })).json().destacado).toBe(0);
    await update('actualizarContrato', { idInmueble: id, contrato, destacado: 1 });
    expect((await card()).destacado).toBe(true);
  });

  it('refuses a plan of the other operation, and keeps the plan where none is named', async () => {
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotdest: 1, alqfotos: 1 } });
    for (const contrato of [{ venfotos: true }, { vensinfotos: 1, alqfotos: 1 }]) {
      const refused = await update('actualizarContrato', { idInmueble: id, contrato });
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        'El plan elegido es de la otra operación.',
      ]);
    }
    await update('actualizarContrato', { idInmueble: id, contrato: { pagado: true } });
    expect((await detail()).contrato).toMatchObject({ alqfotdest: true, alqfotos: true, pagado: 1 });
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotdest: 1, pagado: false } });
  });

  it('lists as featured what the public sees first', async () => {
    const featured = async () =>
      (await app.get('/api/inmueble/obtener/verAltas?destacado=1', operator)).json().length;
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: 1 }, destacado: 1 });
    expect(await featured()).toBe(0);
    await update('actualizarPago', { idInmueble: id });
    expect(await featured()).toBe(1);
  });

  it('marks no free plan as paid, and features none', async () => {
    await update('actualizarContrato', { idInmueble: id, contrato: { alqsinfotos: 1 } });
    const text = 'El plan gratuito no lleva pago: elegí antes un plan pago.';
    for (const answer of [
      await update('actualizarPago', { idInmueble: id }),
      await update('actualizarContrato', { idInmueble: id, contrato: { alqsinfotos: 1, pagado: 1 } }),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([409, text]);
    await update('updateInmueble', { idInmueble: id, destacado: 1 });
    expect((await detail()).inmueble.destacado).toBe(0);
    expect((await detail()).contrato).toMatchObject({ pagado: 0, fechaPago: null });
  });

  it('takes the mark from a contract that gets a free plan, and keeps its payment as income', async () => {
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: 1 } });
    await update('actualizarPago', { idInmueble: id, monto: 20_000 });
    const contrato = { alqsinfotos: 1, pagado: 1 };
    expect((await update('actualizarContrato', { idInmueble: id, contrato })).statusCode).toBe(200);
    const { contrato: free, pagos } = await detail();
    expect(free).toMatchObject({ pagado: 0, fechaPago: null, pagoHasta: null });
    expect(pagos[0]).toMatchObject({ monto: 20_000, anulado: false });
  });

  /** Publication and edits use one rule: the same texts, under the call's field names. */
  it.each<[string, object, Record<string, string>, string]>([
    [
      'updateInmueble',
      { email: 'zzz' },
      { email: 'El formato del email no es válido' },
      'Email del aviso: El formato del email no es válido',
    ],
    [
      'updateInmueble',
      { telefono: 'zzz' },
      { telefono: 'El celular tiene que estar completo: +549, código de área y número.' },
      'Teléfono del aviso: El celular tiene que estar completo: +549, código de área y número.',
    ],
    [
      'updateInmueble',
      { observaciones: '  ' },
      { observaciones: '(Campo requerido)' },
      'Falta completar el siguiente campo: Observaciones.',
    ],
    [
      'updateInmueble',
      { dormitorios: '', personas: 99 },
      { dormitorios: '(Campo requerido)', personas: 'Elegí una de las opciones.' },
      'Falta completar el siguiente campo: Dormitorios. Personas: Elegí una de las opciones.',
    ],
    [
      'updateInmueble',
      { TipoVivienda_idTipoVivienda: 6 },
      { nombreNegocio: '(Campo requerido)' },
      'Falta completar el siguiente campo: Nombre del negocio.',
    ],
    [
      'updateInmueble',
      { TipoVivienda_idTipoVivienda: 11 },
      { TipoVivienda_idTipoVivienda: 'Elegí una de las opciones.' },
      'Tipo de vivienda: Elegí una de las opciones.',
    ],
    [
      'updateUbicacion',
      { localidad: '', calle: '' },
      { localidad: '(Campo requerido)', calle: '(Campo requerido)' },
      'Faltan completar los siguientes campos: Localidad, Calle.',
    ],
    [
      'updateUbicacion',
      { localidad: 'Nunca Jamás' },
      { localidad: 'Elegí una de las opciones.' },
      'Localidad: Elegí una de las opciones.',
    ],
    [
      'updateUbicacion',
      { latitud: 91 },
      { latitud: 'Marcá la ubicación en el mapa.' },
      'Ubicación en el mapa: Marcá la ubicación en el mapa.',
    ],
    [
      'updateContacto',
      { nombre: '', emailContacto: 'zzz', dni: 'x' },
      {
        nombre: '(Campo requerido)',
        dni: 'El DNI lleva solo números, de 6 a 11.',
        email: 'El formato del email no es válido',
      },
      'Falta completar el siguiente campo: Nombre. DNI: El DNI lleva solo números, de 6 a 11. Email: El formato del email no es válido',
    ],
  ])('holds %s of %j to the rules of publication', async (call, body, errores, error) => {
    const before = (await detail()).inmueble;
    const answer = await update(call, { idInmueble: id, ...body });
    expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
    expect(answer.json().errores).toEqual(
      Object.fromEntries(Object.entries(errores).map(([field, text]) => [field, [text]])),
    );
    expect((await detail()).inmueble).toEqual(before);
  });

  it('writes phones and the DNI as a publication does', async () => {
    await update('updateContacto', { idInmueble: id, celular: '0223 15 400-1118', dni: '30.111.222' });
    await update('updateInmueble', { idInmueble: id, telefono: '2291 40 1234' });
    expect((await detail()).inmueble).toMatchObject({
      celular: '+5492234001118',
      dni: '30111222',
      telefono: '+5492291401234',
    });
  });

  it('lets an incomplete notice be completed step by step', async () => {
    await app.sql(`UPDATE locations SET street = '', street_number = '' WHERE listing_id = $1`, [id]);
    const whole = { calle: '', numero: '', localidad: 'Miramar', provincia: 'Buenos Aires' };
    expect((await update('updateUbicacion', { idInmueble: id, ...whole, piso: 'pb' })).statusCode).toBe(200);
    expect((await detail()).inmueble).toMatchObject({ inmueble_calle: '', inmueble_piso: 'PB' });
    expect((await update('updateUbicacion', { idInmueble: id, latitud: '' })).statusCode).toBe(400);
  });

  it('clears what another type does not ask for', async () => {
    await update('updateInmueble', { idInmueble: id, TipoVivienda_idTipoVivienda: 2, ambientes: 3 });
    expect((await detail()).inmueble).toMatchObject({ ambientes: 3, dormitorios: null, baños: 2 });
  });

  it.each<[string, object[], Record<string, string>, string]>([
    [
      'an incomplete row beside a whole one',
      [
        { monto: 7, tipo_moneda: 'ARS', periodo: 'Marzo', fraccion: 'Semana' },
        { monto: '', tipo_moneda: 'ARS', periodo: 'Marzo', fraccion: '' },
      ],
      { 'precios.1.fraccion': '(Campo requerido)', 'precios.1.monto': '(Campo requerido)' },
      '⚠️ Completá todos los campos antes de guardar.',
    ],
    [
      'an amount that is none',
      [{ monto: 'mucho', tipo_moneda: 'ARS', periodo: 'Marzo', fraccion: 'Semana' }],
      { 'precios.0.monto': 'El precio tiene que ser un número entero mayor que cero.' },
      'El precio tiene que ser un número entero mayor que cero.',
    ],
    [
      'a currency and a period that are none',
      [{ monto: 5, tipo_moneda: 'EUR', periodo: 'Julio', fraccion: 'Semana' }],
      {
        'precios.0.periodo': 'Elegí una de las opciones.',
        'precios.0.tipo_moneda': 'Elegí una de las opciones.',
      },
      'Elegí una de las opciones.',
    ],
  ])('refuses %s, by its field, and saves none', async (_what, precios, errores, error) => {
    const answer = await update('updatePrecios', { idInmueble: id, precios });
    expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
    expect(answer.json().errores).toEqual(
      Object.fromEntries(Object.entries(errores).map(([field, text]) => [field, [text]])),
    );
    expect((await detail()).precios).toHaveLength(1);
  });

  it('exchanges prices in one save, and keeps the last one of a type that needs it', async () => {
    const [{ idPrecios }] = (await detail()).precios;
    const last = await update('deletePrecios', { idPrecios });
    expect([last.statusCode, last.json().error]).toEqual([400, 'Agregá al menos un precio.']);
    const other = { monto: 9, tipo_moneda: 'USD', periodo: 'Enero', fraccion: '1º Quincena' };
    const answer = await update('updatePrecios', { idInmueble: id, precios: [other], quitar: [idPrecios] });
    expect(answer.statusCode).toBe(200);
    expect((await detail()).precios).toEqual([expect.objectContaining({ monto: 9, tipo_moneda: 'USD' })]);
  });

  it.each([
    ['deletePrecios', { idPrecios: 999_999 }, 'Ese precio ya no está: alguien lo quitó. Recargá la página.'],
    ['eliminarImagen', { idImagen: 999_999 }, 'Esa foto ya no está: alguien la quitó. Recargá la página.'],
  ])('says of %s what is gone', async (call, body, text) => {
    const path = call === 'eliminarImagen' ? '/api/inmueble/fotos' : UPDATE;
    const answer = await app.post(`${path}/${call}`, body, operator);
    expect([answer.statusCode, answer.json().error]).toEqual([404, text]);
  });

  it('names a fault of a field once', async () => {
    const answer = await update('updateServicios', { idInmueble: id, servicios: ['x'] });
    expect(answer.json().errores).toEqual({ servicios: ['Hay datos que no son válidos.'] });
  });
});
