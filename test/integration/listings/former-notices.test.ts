import { markRented } from '#common/listings/editing/edit-calls.js';
import { mapListings, type MapAnswer } from '#common/search/map/map-calls.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { TestApp } from '../../support/test-app.js';

const SHEET = '/api/inmueble/ver/verInmueblePorCodigo?codigo=';
const RELATED = '/api/inmueble/ver/verPropiedadesRelacionadas';

describe('notices that moved or went', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  type Home = Partial<ReturnType<typeof aPublication>['inmueble']>;

  async function published(home: Home = {}): Promise<{ id: number; code: string }> {
    const publication = aPublication();
    Object.assign(publication.inmueble, home);
    const id = await publish(app, publication);
    return { id, code: await approve(app, id, { operator }) };
  }
  const changeCode = (idInmueble: number, codigo: string) =>
    app.post('/api/inmueble/actualizar/updateAltaInmueble', { idInmueble, codigo }, operator);
  const lookUp = async (code: string) => {
    const { statusCode, headers } = await app.get(`${SHEET}${code}`);
    return headers.location ? [statusCode, headers.location] : [statusCode];
  };

  it('answer 301 from every former code, 410 once withdrawn, 404 for what never was', async () => {
    const { id, code } = await published();
    expect((await changeCode(id, 'ALQ-0700')).statusCode).toBe(200);
    expect((await changeCode(id, 'ALQ-0701')).statusCode).toBe(200);
    expect(await lookUp(code)).toEqual([301, `${SHEET}ALQ-0701`]);
    expect(await lookUp('ALQ-0700')).toEqual([301, `${SHEET}ALQ-0701`]);
    expect(await lookUp('ALQ-0701')).toEqual([200]);
    expect(await lookUp('ALQ-0702')).toEqual([404]);
    const found = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`);
    expect(found.json().inmuebles.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['ALQ-0701']);

    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: id }, operator);
    expect(await lookUp(code)).toEqual([301, `${SHEET}ALQ-0701`]);
    const gone = await app.get(`${SHEET}ALQ-0701`);
    expect([gone.statusCode, gone.json().error]).toEqual([410, 'Este aviso ya no está publicado.']);
    await app.post('/api/inmueble/delete/restaurarAltaInmueble', { idInmueble: id }, operator);
    expect(await lookUp('ALQ-0701')).toEqual([200]);
  });

  it('are found in lists of codes by every code that they had', async () => {
    const [one, other] = [await published(), await published()];
    await changeCode(one.id, 'ALQ-0710');
    await changeCode(one.id, 'ALQ-0711');
    const asked = [other.code, one.code, 'ALQ-0711', 'ALQ-0710', 'ALQ-0799'];
    const { inmuebles } = (
      await app.get(`${mapListings.path}?${asked.map((code) => `codigos[]=${code}`).join('&')}`)
    ).json<MapAnswer>();
    expect(inmuebles.map(({ codigo, codigosAnteriores }) => [codigo, codigosAnteriores])).toEqual([
      [other.code, undefined],
      ['ALQ-0711', [one.code, 'ALQ-0710'].toSorted()],
    ]);
    const list = await app.get(`/lista?avisos=${one.code},${other.code}`, { accept: 'text/html' });
    expect(list.body).toContain('/ver-ficha-inmueble/ALQ-0711');
    expect(list.body).not.toContain('ya no está publicado');
    const compared = await app.get(`/comparar?avisos=${one.code},${other.code}`, { accept: 'text/html' });
    expect(compared.body).toContain('/ver-ficha-inmueble/ALQ-0711');
  });

  it('reserve their former codes: only the same notice may take one back', async () => {
    const [one, other] = [await published(), await published()];
    await changeCode(one.id, 'ALQ-0800');
    expect((await changeCode(other.id, one.code)).statusCode).toBe(409);
    expect((await changeCode(one.id, one.code)).statusCode).toBe(200);
    expect(await lookUp(one.code)).toEqual([200]);
    expect(await lookUp('ALQ-0800')).toEqual([301, `${SHEET}${one.code}`]);

    // The counter reaches a number that a notice once had.
    const next = `ALQ-${String(Number(other.code.slice(4)) + 1).padStart(4, '0')}`;
    await changeCode(other.id, next);
    await changeCode(other.id, other.code);
    expect((await published()).code).not.toBe(next);
  });

  it('are followed by similar ones: same type and size first, no shop among homes, none that is rented for the season', async () => {
    await app.empty('listings');
    const origin = await published({ tipoVivienda: 1, dormitorios: 3 });
    const shop = { nombreNegocio: 'Local del centro' };
    const flat = await published({ tipoVivienda: 2, ambientes: 3 });
    await published({ tipoVivienda: 3, ...shop });
    const small = await published({ dormitorios: 1 });
    const same = await published({ dormitorios: 3 });
    await published({ tipoVivienda: 6, nombreNegocio: 'Hotel Ola' });
    const codes = async (query: string): Promise<string[]> =>
      (await app.get(`${RELATED}?${query}`)).json().data.map(({ codigo }: { codigo: string }) => codigo);
    const alike = [same.code, small.code, flat.code];
    const rented = await published({ dormitorios: 3 });
    const mark = { idInmueble: rented.id, periodo: 'Enero', fraccion: '1º Quincena', alquilado: true };
    expect((await app.post(markRented.path, mark, operator)).statusCode).toBe(200);
    expect(await codes(`id=${origin.id}&localidad=Miramar&tipoOperacion=alquiler`)).toEqual(alike);

    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: origin.id }, operator);
    expect(await codes(`codigo=${origin.code}`)).toEqual(alike);
    expect((await app.get(`${RELATED}?codigo=ALQ-9999`)).statusCode).toBe(404);
  });
});
