import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { FindingWire } from '#common/listings/review/review-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';

const REVIEW = '/api/inmueble/ver/verHallazgos';
/** A publication whose text is too short to be compared. */
function aPlainOne(change: Parameters<typeof aPublication>[0] = {}): ReturnType<typeof aPublication> {
  const publication = aPublication(change);
  publication.inmueble.observaciones = 'Cerca del mar.';
  return publication;
}

/** A plot for sale in dollars. */
function aPlot(superficieTotal: number, precioVenta: number): ReturnType<typeof aPublication> {
  const plot = aPlainOne({
    contrato: { tipoOperacion: 'venta', tipoContratoAlquiler: '', tipoContratoVenta: 'vensinfotos' },
  });
  Object.assign(plot.inmueble, {
    tipoOperacion: 'venta',
    tipoVivienda: 4,
    superficieTotal,
    preciosVenta: { precioVenta, monedaVenta: 'USD' },
    preciosAlquiler: [],
  });
  return plot;
}

const NOTES = 'Hermosa casa a pasos del mar, con parrilla y jardín para los chicos.';

describe('the review of a pending notice', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('blacklist');
  });

  const findings = async (id: number): Promise<FindingWire[]> =>
    (await app.get(`${REVIEW}?id=${id}`, operator)).json().hallazgos;
  const sheet = async (code: string) =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json();
  const kindsOf = async (id: number) => (await findings(id)).map(({ tipo }) => tipo);
  const confirmAll = () => app.sql('UPDATE contacts SET confirmed_at = now()');

  it('finds nothing in a confirmed notice of an own person', async () => {
    const id = await publish(app, aPlainOne());
    expect(await kindsOf(id)).toEqual(['confirmacion']);
    await publish(app, aPlainOne());
    await confirmAll();
    expect(await findings(id)).toEqual([]);
  });

  it('names the notices of other owners with the same phone, DNI, e-mail and text, or a similar text, not those of the same one', async () => {
    const owner = aPublication();
    owner.inmueble.observaciones = NOTES;
    const id = await publish(app, owner);
    const ownSecond = aPublication({ contacto: owner.contacto });
    await publish(app, ownSecond);
    const alike = async (change: (other: ReturnType<typeof aPublication>) => void): Promise<number> => {
      const other = aPublication();
      change(other);
      return publish(app, other);
    };
    const { celular, dni, email } = owner.contacto;
    const phone = await alike((other) => (other.contacto.celular = celular));
    const noticePhone = await alike((other) => (other.inmueble.telefono = celular));
    const document = await alike((other) => (other.contacto.dni = dni));
    const mailbox = await alike((other) => (other.inmueble.email_inmueble = email.replace('@', '+mar@')));
    const text = await alike((other) => (other.inmueble.observaciones = NOTES.toUpperCase()));
    const similar = await alike(
      (other) => (other.inmueble.observaciones = NOTES.replace(/\w+\.?$/, 'y mascotas.')),
    );
    await confirmAll();
    const found = await findings(id);
    expect(found.map(({ tipo, avisos }) => [tipo, avisos.map(({ idInmuebles }) => idInmuebles)])).toEqual([
      ['celular', [noticePhone, phone]],
      ['dni', [document]],
      ['email', [mailbox]],
      ['texto', [text]],
      ['parecido', [similar]],
    ]);
    expect(found[0]).toMatchObject({
      texto: '2 avisos de otra ficha de dueño tienen el mismo celular.',
      avisos: [{ estado: 'pendiente', codigo: null, duenio: 'Ana Núñez' }, {}],
    });
  });

  it('tells of blacklisted owners and relatives, of rejected notices, and of a point outside of its town', async () => {
    const owner = aPlainOne();
    const id = await publish(app, owner);
    const relative = aPlainOne();
    relative.contacto.dni = owner.contacto.dni;
    await publish(app, relative);
    const rejected = await publish(app, aPublication({ contacto: owner.contacto }));
    await app.post('/api/inmueble/delete/rechazarInmueblePendiente', { idInmueble: rejected }, operator);
    await app.sql('UPDATE locations SET latitude = -38.0055, longitude = -57.5426 WHERE listing_id = $1', [
      id,
    ]);
    await confirmAll();
    const blacklist = (email: string) =>
      app.post('/api/blacklist/agregarBlacklist', { email, descripcion: '' }, operator);
    await blacklist(relative.contacto.email);
    expect(await findings(id)).toMatchObject([
      { tipo: 'blacklist', texto: 'Un dueño con el mismo DNI, celular o email está en la blacklist.' },
      { tipo: 'dni' },
      { tipo: 'punto', texto: 'El punto del mapa está a 39 km del centro de Miramar.' },
      { tipo: 'rechazos', texto: 'A este dueño ya se le rechazó 1 aviso.' },
    ]);
    await blacklist(owner.contacto.email);
    expect((await findings(id))[0]!.texto).toBe('El email de este aviso está en la blacklist.');
    const rows: AdminListingRow[] = (await app.get('/api/inmueble/obtener/verPendientes', operator)).json();
    expect(rows.map(({ enBlacklist }) => enBlacklist)).toEqual([true, true]);
  });

  it('tells of a blacklisted relative behind newer notices of others', async () => {
    const owner = aPlainOne();
    const id = await publish(app, owner);
    const relatives: string[] = [];
    for (let made = 0; made < 7; made++) {
      const relative = aPlainOne();
      relative.contacto.celular = owner.contacto.celular;
      await publish(app, relative);
      relatives.push(relative.contacto.email);
    }
    await confirmAll();
    expect(await kindsOf(id)).toEqual(['celular']);
    await app.post('/api/blacklist/agregarBlacklist', { email: relatives[0]!, descripcion: '' }, operator);
    expect(await kindsOf(id)).toEqual(['blacklist', 'celular']);
  });

  it('compares the prices with the averages of what is on offer', async () => {
    for (let made = 0; made < 5; made++) {
      const offered = await publish(app);
      await app.post('/api/inmueble/crear/altaInmueble', { idInmueble: offered, destacado: 0 }, operator);
    }
    await app.settle();
    const cheap = aPublication();
    cheap.inmueble.preciosAlquiler[0]!.precio = 9;
    const id = await publish(app, cheap);
    const priceText = async (of: number) => (await findings(of)).find(({ tipo }) => tipo === 'precio')?.texto;
    expect(await priceText(id)).toMatch(
      /^\S+, .+: 100\u00A0% menos que el promedio de 5 avisos del mismo tipo y tamaño \(ARS\$ [\d.]+\)\.$/,
    );
    const ofOtherSize = aPublication();
    ofOtherSize.inmueble.dormitorios = 4;
    ofOtherSize.inmueble.preciosAlquiler[0]!.precio = 9;
    expect(await priceText(await publish(app, ofOtherSize))).toMatch(
      / menos que el promedio de 5 avisos del mismo tipo \(ARS\$/,
    );
  });

  it('compares the price per square metre of a sale with its town and type, as its sheet and the averages do', async () => {
    const codes: string[] = [];
    for (const price of [40_000, 45_000, 50_000, 55_000, 60_000])
      codes.push(await approve(app, await publish(app, aPlot(500, price)), { operator }));
    const finding = async (metres: number, price: number) =>
      (await findings(await publish(app, aPlot(metres, price)))).find(({ tipo }) => tipo === 'precioM2')
        ?.texto;
    expect(await finding(500, 10_000)).toBe(
      'Pide USD$ 20 por m², 80\u00A0% menos que el promedio de 5 ventas del mismo tipo y ciudad (USD$ 100).',
    );
    expect([await finding(500, 30_000), await finding(500, 90_000)]).toEqual([undefined, undefined]);
    const { inmueble, comparacionM2 } = await sheet(codes[1]!);
    expect(inmueble).toMatchObject({ superficieTotal: 500, precioM2: 90 });
    expect(comparacionM2).toEqual({
      barrio: null,
      promedio: 100,
      moneda: 'USD',
      avisos: 5,
      diferencia: -10,
    });
    const { promedios } = (await app.get('/api/inmueble/busqueda/promediosPorMetro')).json();
    expect(promedios).toEqual([
      { ciudad: 'Miramar', barrio: null, idTipoVivienda: 4, promedio: 100, moneda: 'USD', avisos: 5 },
    ]);
  });

  it('answers 404 for a notice that is not pending', async () => {
    const id = await publish(app);
    await app.post('/api/inmueble/delete/rechazarInmueblePendiente', { idInmueble: id }, operator);
    expect((await app.get(`${REVIEW}?id=${id}`, operator)).statusCode).toBe(404);
  });

  it('begins with rows that tell plan, price, sizes and wait', async () => {
    const publication = aPublication();
    const id = await publish(app, publication);
    await app.sql(`UPDATE listings SET created_at = now() - interval '50 hours' WHERE id = $1`, [id]);
    const [row] = (await app.get('/api/inmueble/obtener/verPendientes', operator)).json<AdminListingRow[]>();
    expect(row).toMatchObject({
      plan: publication.contrato.tipoContratoAlquiler,
      precioGuia: { precioEstado: 'libre', precioPor: 'por noche', moneda: 'ARS' },
      dormitorios: publication.inmueble.dormitorios,
      horasEspera: 50,
    });
  });
});
