import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeAlert } from '../../builders/rows.js';
import { mergeOwners, viewOwner } from '../../../common/owners/owner-calls.js';
import { SearchListings } from '../../../backend/src/search/results/search-listings.js';
import { emptyFilters } from '../../../common/search/query/search-filters.js';
import type { Seen } from '../../../common/listings/verification.js';
import { eventually, TestApp } from '../../support/test-app.js';

const UPDATE = '/api/inmueble/actualizar';
const WORDS = /^Verificado por Costa Directa: escritura y videollamada, \p{L}+ de \d{4}$/u;
const SEEN: Seen[] = ['escritura', 'videollamada'];

describe('a verified home', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;
  let now: () => Date;
  let other: { id: number; code: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    ({ now } = app.clock);
  });
  afterAll(() => app.stop());
  afterEach(() => {
    app.clock.now = now;
  });

  beforeEach(async () => {
    await app.clear();
    const contrato = { ...aPublication().contrato, tipoContratoAlquiler: 'alqfotos' } as const;
    const first = aPublication({ contrato });
    id = await publish(app, first);
    code = await approve(app, id, { operator });
    const second = await publish(app, aPublication({ contacto: first.contacto, contrato }));
    other = { id: second, code: await approve(app, second, { operator }) };
  });

  const post = async (call: string, body: object): Promise<void> => {
    const { statusCode, body: text } = await app.post(`${UPDATE}/${call}`, body, operator);
    expect([statusCode, text]).toEqual([200, expect.any(String)]);
  };
  const verify = (idInmueble: number, visto: string[] = SEEN) => post('verificar', { idInmueble, visto });
  const sheet = async (of = code) =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${of}`)).json().inmueble;
  const detail = async (of = id) =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${of}`, operator)).json().inmueble;
  const found = async (): Promise<string[]> => {
    const answer = await app.get(
      '/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&verificado=1',
    );
    return answer.json().inmuebles.map((card: { codigo: string }) => card.codigo);
  };
  /** Codes that the rows give, without the index. */
  const foundInRows = async (): Promise<string[]> => {
    const filters = { ...emptyFilters('rental'), verified: true };
    const query = { code: null, filters, sort: 'recientes' as const, page: 1 };
    const { cards } = await app.web.get(SearchListings, { strict: false }).fromRows(query);
    return cards.map(({ facts }) => facts.code);
  };
  const finds = (codes: string[]) =>
    eventually(`the search finds ${codes.join()}`, async () => {
      const both = [(await found()).toSorted(), (await foundInRows()).toSorted()];
      return both.every((one) => one.join() === codes.toSorted().join());
    });
  const trail = async () =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=20', operator)).json().cambios;
  const undo = async (accion: string, of = id): Promise<void> => {
    const entry = (await trail()).find(
      (one: { accion: string; idEntidad: number }) => one.accion === accion && one.idEntidad === of,
    );
    const { statusCode, body } = await app.post('/api/auditoria/deshacer', { idCambio: entry.id }, operator);
    expect([statusCode, body]).toEqual([200, expect.any(String)]);
  };

  it('says so on sheet, card and detail, is found by it, and is undone', async () => {
    expect((await sheet()).verificado).toBeNull();
    await verify(id);
    expect((await sheet()).verificado).toMatch(WORDS);
    expect(await detail()).toMatchObject({ verificacion: { visto: SEEN, vigente: true }, pagado: 0 });
    await finds([code]);
    const answer = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`);
    expect(answer.json().inmuebles[0].verificado).toMatch(WORDS);
    const [entry] = await trail();
    expect(entry).toMatchObject({ accion: 'listing.edit.verification', administrador: expect.any(String) });
    await undo('listing.edit.verification');
    expect((await sheet()).verificado).toBeNull();
    await finds([]);
    await undo('listing.edit.verification');
    expect((await sheet()).verificado).toMatch(WORDS);
  });

  it('is told to the searches for verified homes', async () => {
    await storeAlert(app, {
      search: '/resultado-busqueda/Alquiler/Miramar?verificado=1',
      keys: ['rental * Miramar'],
    });
    await verify(id);
    await app.settle();
    expect(await app.sql('SELECT listing_id AS id FROM alert_matches')).toEqual([{ id }]);
  });

  it('takes only what can be seen', async () => {
    for (const visto of [['fe'], 'escritura', [7], [...SEEN, ...SEEN, ...SEEN], null]) {
      const { statusCode } = await app.post(`${UPDATE}/verificar`, { idInmueble: id, visto }, operator);
      expect([visto, statusCode]).toEqual([visto, 400]);
    }
    expect((await app.post(`${UPDATE}/verificar`, { idInmueble: id, visto: SEEN })).statusCode).toBe(401);
    expect((await detail()).verificacion).toBeNull();
  });

  it('is not verified at another address, and is again at the first one', async () => {
    await verify(id);
    const { inmueble_calle: calle } = await detail();
    await post('updateUbicacion', { idInmueble: id, calle: 'Calle 98' });
    expect((await sheet()).verificado).toBeNull();
    expect((await detail()).verificacion.vigente).toBe(false);
    await finds([]);
    await undo('listing.edit.location');
    expect((await detail()).inmueble_calle).toBe(calle);
    expect((await sheet()).verificado).toMatch(WORDS);
    await finds([code]);
  });

  it('loses it, with all homes of the owner, to an owner with another DNI', async () => {
    await verify(id);
    await verify(other.id);
    const { dni, idContacto } = await detail();
    expect((await detail(other.id)).idContacto).toBe(idContacto);
    await post('updateContacto', { idInmueble: id, dni, nombre: 'Beatriz' });
    await finds([code, other.code]);
    await post('updateContacto', { idInmueble: id, dni: '30111222' });
    await finds([]);
    expect([(await sheet()).verificado, (await sheet(other.code)).verificado]).toEqual([null, null]);
    expect([(await detail()).verificacion, (await detail(other.id)).verificacion]).toEqual([null, null]);
    await verify(id, ['visita']);
    await undo('listing.edit.contact');
    expect(await detail()).toMatchObject({ dni, verificacion: null });
    await undo('listing.edit.verification', other.id);
    expect((await sheet(other.code)).verificado).toMatch(WORDS);
    await finds([other.code]);
  });

  it('loses it to a record with another DNI, with which its owner is merged, and when both are split', async () => {
    const { contacto } = aPublication();
    const celular = (await detail()).celular;
    const third = await publish(app, aPublication({ contacto: { ...contacto, celular } }));
    const keptCode = await approve(app, third, { operator });
    const [merged, kept] = [(await detail()).idContacto, (await detail(third)).idContacto];
    const merge = async (campos: string[]) => {
      const versionOf = async (of: number) =>
        (await app.get(`${viewOwner.path}?id=${of}`, operator)).json().duenio.version;
      const pair = {
        idQueda: kept,
        versionQueda: await versionOf(kept),
        idSeUne: merged,
        versionSeUne: await versionOf(merged),
        campos,
      };
      const { statusCode, body } = await app.post(mergeOwners.path, pair, operator);
      expect([statusCode, body]).toEqual([200, expect.any(String)]);
    };
    await verify(id);
    await verify(third);
    await merge(['nombre']);
    expect([(await sheet()).verificado, (await sheet(keptCode)).verificado]).toEqual([
      null,
      expect.stringMatching(WORDS),
    ]);
    await verify(id);
    await undo('contact.merge', kept);
    expect([(await detail()).idContacto, (await sheet()).verificado]).toEqual([merged, null]);
    await undo('listing.edit.verification');
    await merge(['dni']);
    expect([(await sheet()).verificado, (await sheet(keptCode)).verificado]).toEqual([
      expect.stringMatching(WORDS),
      null,
    ]);
  });

  it('is over with the season', async () => {
    await verify(id);
    const { hasta } = (await detail()).verificacion;
    const last = new Date(`${hasta}T15:00:00.000Z`);
    app.clock.now = () => last;
    expect((await sheet()).verificado).toMatch(WORDS);
    app.clock.now = () => new Date(last.getTime() + 86_400_000);
    await app.reindex();
    expect(await foundInRows()).toEqual([]);
    expect((await sheet()).verificado).toBeNull();
  });
});
