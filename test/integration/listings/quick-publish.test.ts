import { QUICK_PUBLISH_MESSAGES as MESSAGES } from '#common/listings/publication/quick-publish-messages.js';
import type { QuickPublishRequest } from '#common/listings/publication/publication-calls.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import { TestApp } from '../../support/test-app.js';
import { storedDnis } from '../../support/stored-dnis.js';

const CALL = '/api/inmueble/crear/publicarRapido.php';

describe('publishing quickly for an owner', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('contacts', { restart: true });
    await app.empty('idempotency_keys');
  });

  const send = (change: Partial<QuickPublishRequest> = {}, headers: Record<string, string> = {}) =>
    app.post(CALL, aQuickPublication(change), { ...operator, ...headers });
  const pending = async (id: number) =>
    (await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`, operator)).json();
  const counts = async () => [await app.count('contacts'), await app.count('listings')];

  it('makes a pending listing and its contact in one', async () => {
    const [amenity] = await app.sql<{ id: number }>('SELECT id FROM amenities ORDER BY id LIMIT 1');
    const answer = await send({ servicios: [amenity!.id, 999_999] });
    expect(answer.statusCode).toBe(200);
    const { idInmueble } = answer.json();
    expect(answer.json()).toEqual({
      success: true,
      idInmueble,
      message: `✅ Inmueble creado correctamente. ID: ${idInmueble}`,
      idContacto: expect.any(Number),
      contactoNuevo: true,
    });
    const { inmueble, precios, contrato, servicios } = await pending(idInmueble);
    expect(inmueble).toMatchObject({
      estado: 'pendiente',
      nombre: 'Rosa',
      dni: '20111222',
      celular: '+5492291400500',
      localidadContacto: 'Tandil',
      inmueble_localidad: 'Miramar',
      inmueble_calle: 'Calle 9',
      dormitorios: 2,
      ambientes: null,
      telefono: '',
    });
    expect(precios).toMatchObject([{ periodo: 'Enero', fraccion: '1º Quincena', monto: 400_000 }]);
    expect(contrato).toMatchObject({ alqfotos: true, pagado: 0 });
    expect(servicios).toHaveLength(1);
    const trail = await app.sql(`SELECT action, entity_id FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(trail).toEqual([{ action: 'listing.enter', entity_id: idInmueble }]);
  });

  it('finds the contact by the DNI, whatever else is sent, and tells so in the summary', async () => {
    await send();
    const resumen = async (dni: string) =>
      (await app.get(`/api/inmueble/ver/verResumenPorDNI?dni=${dni}`, operator)).json().resumen;
    expect(await resumen('20111222')).toMatchObject({
      altas: 0,
      gratuitos: 1,
      contacto: { nombre: 'Rosa' },
    });
    expect((await resumen('20999999')).contacto).toBeNull();
    const again = await send({
      dni: '20.111.222',
      calle: 'Calle 11',
      nombre: '',
      apellido: '',
      celular: '',
      email: '',
    });
    expect(again.json()).toMatchObject({ success: true, contactoNuevo: false });
    expect((await send({ calle: 'Calle 13', nombre: 'Otra' })).json().contactoNuevo).toBe(false);
    expect(await counts()).toEqual([1, 3]);
  });

  it('records in the audit trail whether the contact is new', async () => {
    const { idContacto: contactId } = (await send()).json();
    await send({ calle: 'Calle 11' });
    const trail = await app.sql('SELECT after FROM audit_entries ORDER BY id DESC LIMIT 2');
    expect(trail).toEqual(
      [false, true].map((contactIsNew) => ({ after: { contactId, contactIsNew, operation: 'rental' } })),
    );
  });

  it('takes the property’s address for a new contact without one', async () => {
    const { idInmueble } = (await send({ localidadContacto: '', calleContacto: '' })).json();
    expect((await pending(idInmueble)).inmueble).toMatchObject({
      localidadContacto: 'Miramar',
      calleContacto: 'Calle 9',
    });
  });

  it('fills in Argentina, Buenos Aires, the free contract', async () => {
    const bare = {
      dni: '20333444',
      tipoOperacion: 'venta',
      tipoVivienda: '4',
      localidad: 'Mar del Sur',
      nombre: 'Luis',
      apellido: 'Paz',
      celular: '02291 15 400501',
      email: 'Luis@Ejemplo.com',
      precios: [{ precio: '45000', moneda: 'USD' }],
    };
    const answer = await app.post(CALL, bare, operator);
    const { inmueble, contrato } = await pending(answer.json().idInmueble);
    expect(inmueble).toMatchObject({
      inmueble_pais: 'Argentina',
      inmueble_provincia: 'Buenos Aires',
      precio_venta: 45_000,
      moneda_venta: 'USD',
      celular: '+5492291400501',
      emailContacto: 'luis@ejemplo.com',
    });
    expect(contrato).toMatchObject({ vensinfotos: true });
  });

  it.each<[string, Partial<QuickPublishRequest>, string]>([
    ['without DNI', { dni: '' }, MESSAGES.incomplete],
    ['of a new contact without name', { nombre: '' }, MESSAGES.incompleteContact],
    [
      'with half a price',
      { precios: [{ precio: 0, moneda: 'ARS', periodo: 'Enero', fraccion: 'Semana' }] },
      MESSAGES.incompletePrices,
    ],
    [
      'with a pair twice',
      {
        precios: [
          { precio: 5, moneda: 'ARS', periodo: 'Enero', fraccion: 'Semana' },
          { precio: 6, moneda: 'ARS', periodo: 'Enero', fraccion: 'Semana' },
        ],
      },
      MESSAGES.duplicatePrices,
    ],
  ])('refuses one %s, and stores nothing', async (_what, change, message) => {
    const answer = await send(change);
    expect([answer.statusCode, answer.json().error]).toEqual([400, message]);
    expect(Object.values(answer.json().errores).flat()).toContain(message);
    expect(await counts()).toEqual([0, 0]);
  });

  it('makes one listing of a double press, and one contact of two notices at once', async () => {
    const twice = await Promise.all([send(), send()]);
    expect(new Set(twice.map((answer) => answer.json().idInmueble)).size).toBe(1);
    const key = { 'idempotency-key': 'una-sola-vez' };
    const keyed = [await send({ calle: 'Calle 1' }, key), await send({ calle: 'Calle 1' }, key)];
    expect(new Set(keyed.map((answer) => answer.json().idInmueble)).size).toBe(1);
    expect((await send({ calle: 'Calle 2' }, key)).statusCode).toBe(409);
    await Promise.all([send({ dni: '20555666', calle: 'A' }), send({ dni: '20555666', calle: 'B' })]);
    expect((await storedDnis(app)).filter((dni) => dni === '20555666')).toHaveLength(1);
    expect(await counts()).toEqual([2, 4]);
  });

  it('sends no mail: the operator knows, and the owner gets the code', async () => {
    await send();
    expect(await app.sql('SELECT event FROM outbox ORDER BY id DESC LIMIT 1')).toEqual([
      { event: 'listing.entered' },
    ]);
  });
});
