import { FileStorage } from '#platform/files/file-storage.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const KEY = 'fotodeprueba01';
const FILE = `/fotos/${KEY}-320.webp`;

describe('access to photos', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    await app.post('/api/inmueble/crear/crearInmueble', publication);
    const [row] = await app.sql<{ id: number }>('SELECT id FROM listings');
    id = row!.id;
    await storeImages(app, id, { storageKey: KEY });
    const storage = app.web.get(FileStorage);
    await storage.copyFrom('backend/assets/demo-photos/renditions/chalet-1-320.webp', `${KEY}-320.webp`);
  });
  afterAll(() => app.stop());

  const status = async (headers: Record<string, string> = {}) => (await app.get(FILE, headers)).statusCode;
  const post = (path: string, body: object) => app.post(`/api/inmueble/${path}`, body, operator);
  const shown = async () => {
    const { inmuebles } = (
      await app.get('/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler')
    ).json();
    const sheet = (
      await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${inmuebles[0]?.codigo}`)
    ).json();
    return { card: inmuebles[0]?.mainImage ?? null, sheet: sheet.imagenes?.length ?? 0 };
  };

  it('of a pending listing: the operator alone', async () => {
    expect([await status(), await status(operator)]).toEqual([404, 200]);
  });

  it('of an active listing without payment: the operator alone, on card, sheet and at the file’s own address', async () => {
    await post('crear/altaInmueble', { idInmueble: id });
    expect([await status(), await status(operator)]).toEqual([404, 200]);
    expect(await shown()).toEqual({ card: null, sheet: 0 });
  });

  it('of a paid contract with photos: everybody, as an image that is kept for minutes only', async () => {
    await post('actualizar/actualizarPago', { idInmueble: id });
    const answer = await app.get(FILE);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    expect(await shown()).toEqual({ card: `/fotos/${KEY}-640.jpg`, sheet: 1 });
  });

  it('of half the width for visitors who save data, where there is one', async () => {
    const sizeOf = async (name: string, saving: boolean): Promise<string | undefined> => {
      const answer = await app.get(`/fotos/${name}`, saving ? { 'save-data': 'on' } : {});
      expect(answer.headers.vary).toContain('Save-Data');
      return answer.headers['content-length'] as string;
    };
    await app.web.get(FileStorage, { strict: false }).put(`${KEY}-640.webp`, Buffer.alloc(900));
    const [small, large] = [await sizeOf(`${KEY}-320.webp`, false), await sizeOf(`${KEY}-640.webp`, false)];
    expect(large).toBe('900');
    expect(await sizeOf(`${KEY}-640.webp`, true)).toBe(small);
    expect(await sizeOf(`${KEY}-320.webp`, true)).toBe(small);
  });

  it('of a contract that has changed to one without: nobody but the operator again', async () => {
    await post('actualizar/actualizarContrato', { idInmueble: id, contrato: { alqsinfotos: true } });
    expect([await status(), await status(operator)]).toEqual([404, 200]);
    expect(await shown()).toEqual({ card: null, sheet: 0 });
  });

  it('of a withdrawn listing: nobody but the operator', async () => {
    await post('actualizar/actualizarContrato', {
      idInmueble: id,
      contrato: { alqfotos: true, pagado: true },
    });
    expect(await status()).toBe(200);
    await post('delete/darDeBajaAlta', { idInmueble: id });
    expect([await status(), await status(operator)]).toEqual([404, 200]);
  });

  it.each([
    '/fotos/x',
    '/fotos/../package.json',
    '/fotos/..%2f..%2fpackage.json',
    '/fotos/otraclavecualquiera-320.webp',
    `/fotos/${KEY}-320.svg`,
    `/fotos/${KEY}-9999.webp`,
  ])('never anything else: %s', async (url) => {
    expect((await app.get(url, operator)).statusCode).toBe(404);
  });
});
