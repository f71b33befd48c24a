import { editLocation } from '#common/listings/editing/edit-calls.js';
import { mapListings } from '#common/search/map/map-calls.js';
import { metresToSea } from '#common/listings/location/coast-distance.js';
import { APPROXIMATE_METRES } from '#common/listings/location/approximate-point.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';

const POINT = { latitud: -38.270612, longitud: -57.838421 };
const NUMBER = '9137';
const METRES_PER_DEGREE = 111_320;

/** Distance on the plane, in metres; exact enough for some hundred metres. */
function metresFromPoint({ latitud, longitud }: { latitud: number; longitud: number }): number {
  const perLongitude = METRES_PER_DEGREE * Math.cos((POINT.latitud * Math.PI) / 180);
  return Math.hypot(
    (latitud - POINT.latitud) * METRES_PER_DEGREE,
    (longitud - POINT.longitud) * perLongitude,
  );
}

describe('an approximate location', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    const publication = aPublication();
    Object.assign(publication.ubicacion, POINT, {
      numero: NUMBER,
      piso: '7',
      departamento: 'Q',
      aproximada: true,
    });
    id = await publish(app, publication);
    code = await approve(app, id, { operator });
  });
  afterAll(() => app.stop());

  const sheet = async (): Promise<ListingSheetWire> =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().inmueble;
  const edit = (changes: object) => app.post(editLocation.path, { idInmueble: id, ...changes }, operator);

  it('has another point on the sheet, near the true one, and no number', async () => {
    const shown = await sheet();
    expect(shown).toMatchObject({
      ubicacionAproximada: true,
      inmueble_numero: '',
      inmueble_piso: '',
      inmueble_departamento: '',
    });
    const metres = metresFromPoint(shown as { latitud: number; longitud: number });
    expect(metres).toBeGreaterThan(APPROXIMATE_METRES.least - 1);
    expect(metres).toBeLessThan(APPROXIMATE_METRES.most + 1);
  });

  it('lies in a direction that does not follow from its distance', async () => {
    const { least, most } = APPROXIMATE_METRES;
    const differences: number[] = [];
    for (const street of [1, 2, 3, 4]) {
      const place = { latitud: POINT.latitud, longitud: POINT.longitud + street / 1_000 };
      await edit(place);
      const { latitud, longitud } = await sheet();
      const perLongitude = METRES_PER_DEGREE * Math.cos((POINT.latitud * Math.PI) / 180);
      const north = (latitud! - place.latitud) * METRES_PER_DEGREE;
      const east = (longitud! - place.longitud) * perLongitude;
      const direction = (Math.atan2(east, north) / (2 * Math.PI) + 1) % 1;
      const distance = (north ** 2 + east ** 2 - least ** 2) / (most ** 2 - least ** 2);
      differences.push(Math.abs(direction - distance));
    }
    expect(Math.max(...differences)).toBeGreaterThan(0.05);
    await edit(POINT);
  });

  it('is nowhere in public as it is', async () => {
    // The shown point is random: its digits may contain the number, or be those of one true coordinate.
    const { latitud, longitud } = await sheet();
    const withoutShownPoint = (body: string) =>
      body.replaceAll(String(latitud), '').replaceAll(String(longitud), '');
    const paths = [
      `/ver-ficha-inmueble/${code}`,
      `/cartel/${code}`,
      `/papeles/${code}`,
      '/',
      '/resultado-busqueda/Alquiler/Todas/Todas',
      `/lista?avisos=${code}`,
      `/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`,
      '/api/inmueble/ver/verInmueblesUltimos',
      mapListings.path,
    ];
    for (const path of paths) {
      const answer = await app.get(path, { accept: path.startsWith('/api') ? '*/*' : 'text/html' });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect([path, answer.body.includes(code)]).toEqual([path, true]);
      expect(withoutShownPoint(answer.body)).not.toMatch(/\b9137\b|38\.27061|57\.83842/);
    }
  });

  it('is as far from the sea as the point that is shown, on card and sheet', async () => {
    const { latitud, longitud, metrosAlMar } = await sheet();
    const search = await app.get(
      '/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&mar=2000&orden=cerca-del-mar',
    );
    expect(metrosAlMar).toBe(metresToSea({ latitude: latitud, longitude: longitud }));
    expect(search.json().inmuebles).toMatchObject([{ codigo: code, metrosAlMar }]);
    const nearer = await app.get('/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&mar=300');
    expect(nearer.json().inmuebles).toEqual([]);
  });

  it('is known to the operator', async () => {
    const { inmueble } = (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
    expect(inmueble).toMatchObject({ ...POINT, inmueble_numero: NUMBER, ubicacionAproximada: true });
  });

  it('keeps its shown point when it is saved again, gets another one when it moves, and can be shown', async () => {
    const { latitud, longitud } = await sheet();
    expect((await edit({ ...POINT, calle: 'Calle 21' })).statusCode).toBe(200);
    expect(await sheet()).toMatchObject({ latitud, longitud });
    await edit({ latitud: POINT.latitud, longitud: POINT.longitud + 0.001 });
    expect((await sheet()).longitud).not.toBe(longitud);
    await edit({ aproximada: false, ...POINT });
    expect(await sheet()).toMatchObject({ ...POINT, inmueble_numero: NUMBER, ubicacionAproximada: false });
  });
});
