import { approve, publish } from '../../builders/desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

const UPDATE = '/api/inmueble/actualizar';

describe('editing a listing', () => {
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
    code = await approve(app, id, { operator, destacado: 1 });
  });

  const update = (call: string, body: object) => app.post(`${UPDATE}/${call}.php`, body, operator);
  const detail = async () => (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const sheet = async () => (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json();
  const card = async () =>
    (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`)).json().inmuebles[0];

  it('changes the contact, by any of its ids, and only what is sent', async () => {
    const { inmueble } = await detail();
    await update('updateContacto', {
      idContacto: inmueble.idContacto,
      nombre: 'Beatriz',
      emailContacto: 'Bea@Ejemplo.com',
    });
    expect((await detail()).inmueble).toMatchObject({
      nombre: 'Beatriz',
      apellido: 'Núñez',
      emailContacto: 'bea@ejemplo.com',
    });
  });

  it('changes the property, and the public sees it at once', async () => {
    await update('updateInmueble', {
      idInmueble: id,
      dormitorios: '4',
      banos: 3,
      personas: '8',
      observaciones: 'Recién pintada.',
    });
    expect((await sheet()).inmueble).toMatchObject({
      bedrooms: 4,
      bathrooms: 3,
      people: 8,
      observaciones: 'Recién pintada.',
    });
    expect(await card()).toMatchObject({
      title: 'Casa de 4 dormitorios en Miramar',
      description: 'Recién pintada.',
    });
  });

  it('changes measures, which every place shows', async () => {
    const measures = { superficieCubierta: 85.5, superficieTotal: '1250' };
    await update('updateInmueble', { idInmueble: id, ...measures });
    const stated = { superficieCubierta: 85.5, superficieTotal: 1250, antiguedad: null, aptoCredito: false };
    expect((await sheet()).inmueble).toMatchObject(stated);
    expect(await card()).toMatchObject({ ...stated, precioM2: null });
    const list = (await app.get('/api/inmueble/obtener/verAltas', operator)).json();
    expect(list).toContainEqual(expect.objectContaining(stated));
  });

  it('changes the location', async () => {
    const { idUbicaciones } = (await detail()).inmueble;
    await update('updateUbicacion', {
      idUbicaciones,
      localidad: 'Mar del Sur',
      calle: 'Calle 98',
      latitud: '-38.343600',
      longitud: -57.9925,
    });
    expect((await sheet()).inmueble).toMatchObject({
      inmueble_localidad: 'Mar del Sur',
      inmueble_calle: 'Calle 98',
      latitud: -38.3436,
    });
  });

  it('gives another code that is free and fits, and never gives one twice', async () => {
    expect((await update('updateAltaInmueble', { idInmueble: id, codigo: 'VEN-0001' })).statusCode).toBe(409);
    const next = `ALQ-${String(Number(code.slice(4)) + 1).padStart(4, '0')}`;
    expect(
      (await update('updateAltaInmueble', { idInmueble: id, codigo: next.toLowerCase() })).statusCode,
    ).toBe(200);
    const other = await publish(app);
    const given = (await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: other }, operator)).json()
      .codigo;
    expect([code, next]).not.toContain(given);
    const taken = await update('updateAltaInmueble', { idInmueble: other, codigo: next });
    expect([taken.statusCode, taken.json().error]).toEqual([409, 'Ya existe un inmueble con ese código.']);
  });

  it('gives no code again that was assigned by hand, even if its notice was deleted', async () => {
    const approved = async (): Promise<{ idInmueble: number; codigo: string }> => {
      const idInmueble = await publish(app);
      const answer = await app.post('/api/inmueble/crear/altaInmueble', { idInmueble }, operator);
      return { idInmueble, codigo: answer.json().codigo };
    };
    const { idInmueble, codigo } = await approved();
    const byHand = `ALQ-${String(Number(codigo.slice(4)) + 1).padStart(4, '0')}`;
    expect((await update('updateAltaInmueble', { idInmueble, codigo: byHand })).statusCode).toBe(200);
    await app.sql('DELETE FROM listings WHERE id = $1', [idInmueble]);
    expect((await approved()).codigo).not.toBe(byHand);
  });

  it('adds, changes, rents out and removes prices; new rows get their ids back; averages follow', async () => {
    const { precios } = await detail();
    const [first] = precios;
    const answer = await update('updatePrecios', {
      precios: [
        { ...first, idInmuebles: id, monto: 600_000, alquilado: true },
        {
          idInmuebles: id,
          monto: '800000',
          tipo_moneda: 'ARS',
          periodo: 'Febrero',
          fraccion: 'Mes Completo',
        },
      ],
    });
    const [added] = answer.json().nuevosIds;
    expect(answer.json().nuevosIds).toEqual([
      { idPrecios: expect.any(Number), periodo: 'Febrero', fraccion: 'Mes Completo' },
    ]);
    expect((await sheet()).tablaPrecios).toEqual([
      expect.objectContaining({ MesCompleto: 'Enero', quincena1: 'ALQUILADO' }),
      expect.objectContaining({ MesCompleto: 'Febrero', Mes: 800_000 }),
    ]);
    const average = (period: number) =>
      app.count(
        'averaged_prices',
        `listing_id = ${id} AND period = ${period} AND amount IN (600000, 800000)`,
      );
    await eventually('both are averaged', async () => (await average(2)) === 1 && (await average(3)) === 1);
    expect((await update('deletePrecios', { idPrecios: added.idPrecios })).statusCode).toBe(200);
    await eventually('one is gone', async () => (await average(3)) === 0);
  });

  it.each<[string, object[], string]>([
    [
      'nothing whole',
      [{ monto: '', tipo_moneda: 'ARS', periodo: 'Enero', fraccion: 'Dia' }],
      '⚠️ Completá todos los campos antes de guardar.',
    ],
    [
      'a pair twice',
      [1, 2].map(() => ({ monto: 5, tipo_moneda: 'ARS', periodo: 'Marzo', fraccion: 'Semana' })),
      '⚠️ Ya hay precios duplicados por período y fracción.',
    ],
    [
      'a pair that another row has',
      [{ monto: 5, tipo_moneda: 'ARS', periodo: 'Enero', fraccion: '1º Quincena' }],
      'Ya existe un precio cargado para el período "Enero" y fracción "1.ª quincena".',
    ],
  ])('refuses to save %s', async (_what, precios, text) => {
    const answer = await update('updatePrecios', { idInmueble: id, precios });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json().error).toBe(text);
    expect((await detail()).precios).toHaveLength(1);
  });

  it('marks the price of a period as rented, and as free again, each once', async () => {
    const mark = (alquilado: boolean, fraccion = '1º Quincena') =>
      update('marcarAlquilado', { idInmueble: id, periodo: 'Enero', fraccion, alquilado });
    const marks = async () =>
      (await detail()).precios.map(({ alquilado }: { alquilado: boolean }) => alquilado);
    expect((await mark(true)).statusCode).toBe(200);
    expect(await marks()).toEqual([true]);
    expect((await mark(true)).json().error).toBe('Ya estaba alquilado.');
    expect((await mark(false)).statusCode).toBe(200);
    expect(await marks()).toEqual([false]);
    expect((await mark(false)).json().error).toBe('Ya estaba libre.');
    const other = await mark(true, 'Semana');
    expect([other.statusCode, other.json().error]).toEqual([
      404,
      'El aviso no tiene un precio de ese período.',
    ]);
    expect((await mark(true, 'Siesta')).statusCode).toBe(400);
  });

  it('sets what the listing offers', async () => {
    const [pool] = await app.sql<{ id: number }>(`SELECT id FROM amenities WHERE name = 'Pileta'`);
    await update('updateServicios', { idInmueble: id, servicios: [String(pool!.id)] });
    const unknown = await update('updateServicios', { idInmueble: id, servicios: [99_999] });
    expect([unknown.statusCode, unknown.json().errores]).toEqual([
      400,
      { servicios: ['Alguno de los servicios ya no existe. Recargá la página.'] },
    ]);
    expect((await sheet()).servicios).toEqual([expect.objectContaining({ nombre: 'Pileta' })]);
  });

  it('changes the contract; what is paid for shows at once', async () => {
    expect((await card()).destacado).toBe(false);
    const answer = (
      await update('actualizarContrato', {
        idInmueble: id,
        contrato: { alqfotdest: 1, alqfotos: 1, pagado: true },
      })
    ).json();
    expect(answer).toMatchObject({
      success: true,
      message: 'Contrato actualizado exitosamente',
      destacado: 1,
    });
    expect(answer.contrato).toMatchObject({
      alqsinfotos: false,
      alqfotos: true,
      alqfotdest: true,
      pagado: 1,
      fechaPago: expect.any(String),
    });
    expect(await card()).toMatchObject({ destacado: true, pagado: true });
    const free = (
      await update('actualizarContrato', { idInmueble: id, contrato: { alqsinfotos: true }, destacado: 1 })
    ).json();
    expect(free.destacado).toBe(0);
  });

  it('notes a payment', async () => {
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: 1 } });
    const answer = (await update('actualizarPago', { idInmueble: id })).json();
    expect(answer).toMatchObject({
      success: true,
      message: '✅ Fecha de pago actualizada correctamente',
      fechaPago: expect.any(String),
    });
    expect((await detail()).contrato).toMatchObject({ pagado: 1, fechaPago: answer.fechaPago });
  });

  it('resets contract and prices with another operation, which a code forbids', async () => {
    expect((await update('updateInmueble', { idInmueble: id, tipoOperacion: 'venta' })).statusCode).toBe(409);
    const pending = await publish(app);
    expect((await update('updateInmueble', { idInmueble: pending, tipoOperacion: 'venta' })).statusCode).toBe(
      200,
    );
    expect(await app.sql('SELECT operation, plan FROM contracts WHERE listing_id = $1', [pending])).toEqual([
      { operation: 'sale', plan: 'vensinfotos' },
    ]);
    expect(await app.count('prices', `listing_id = ${pending}`)).toBe(0);
  });

  it('does not overwrite what another operator has saved meanwhile', async () => {
    const { version } = (await detail()).inmueble;
    expect(
      (await update('updateInmueble', { idInmueble: id, version, observaciones: 'Uno' })).statusCode,
    ).toBe(200);
    const late = await update('updateInmueble', { idInmueble: id, version, observaciones: 'Dos' });
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      'El inmueble fue modificado por otra persona. Recargá la página.',
    ]);
    expect((await detail()).inmueble.observaciones).toBe('Uno');
  });

  it('writes every change down, with before and after', async () => {
    await update('updateInmueble', { idInmueble: id, observaciones: 'Otra cosa' });
    const [entry] = await app.sql(`SELECT action, before, after FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(entry).toEqual({
      action: 'listing.edit.property',
      before: { notes: 'A dos cuadras del mar, con parque y parrilla.' },
      after: { notes: 'Otra cosa' },
    });
  });

  it.each([
    ['updateContacto', { dni: 'x' }],
    ['updateInmueble', { dormitorios: 'muchos' }],
    ['updateInmueble', { observaciones: 'x'.repeat(801) }],
    ['updateUbicacion', { latitud: 91 }],
    ['updatePrecios', { precios: 'x' }],
    ['updateServicios', { servicios: [-1] }],
    ['actualizarContrato', { contrato: { alqfotos: 'quizás' } }],
  ])('answers 400 to %s with %j', async (call, body) => {
    expect((await update(call, { idInmueble: id, ...body })).statusCode).toBe(400);
  });

  it.each(['updateContacto', 'updateInmueble', 'updateUbicacion', 'updateServicios', 'actualizarPago'])(
    'answers 404 to %s of nothing',
    async (call) => {
      expect((await update(call, { idInmueble: 999_999, servicios: [] })).statusCode).toBe(404);
      expect((await update(call, { servicios: [] })).statusCode).toBe(404);
    },
  );
});
