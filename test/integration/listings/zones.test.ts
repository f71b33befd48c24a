import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { viewAlertCounts, requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { editLocation } from '#common/listings/editing/edit-calls.js';
import {
  addZone,
  changeZone,
  drawnZones,
  listZones,
  removeZone,
  type CornerWire,
  type DrawnZoneWire,
} from '#common/listings/zones/zone-calls.js';
import { OUTLINE_MESSAGES, ZONE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const POINT = { latitud: -38.27, longitud: -57.84 };
/** A square around the point, in degrees. */
const around = (reach: number, { latitud, longitud } = POINT): CornerWire[] => {
  const corner = (north: number, east: number): CornerWire => ({
    latitud: Number((latitud + north * reach).toFixed(6)),
    longitud: Number((longitud + east * reach).toFixed(6)),
  });
  return [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
};
const ELSEWHERE = { latitud: -38.25, longitud: -57.86 };
const VISITOR = 'eva@ejemplo.com';

describe('zones', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const zone = (nombre: string, change: object = {}) => ({
    nombre,
    ciudad: 'Miramar',
    contorno: around(0.004),
    ...change,
  });
  const add = async (nombre: string, change: object = {}): Promise<number> => {
    const answer = await app.post(addZone.path, zone(nombre, change), operator);
    expect([answer.statusCode, answer.json().message]).toEqual([200, ZONE_MESSAGES.added]);
    return answer.json().id;
  };
  const drawn = async (id: number): Promise<DrawnZoneWire | undefined> =>
    (await app.get(drawnZones.path, operator)).json().barrios.find((one: DrawnZoneWire) => one.id === id);
  const change = async (id: number, nombre: string, changes: object = {}) =>
    app.post(
      changeZone.path,
      { ...zone(nombre, changes), id, version: (await drawn(id))!.version },
      operator,
    );
  const remove = async (id: number) =>
    app.request({ method: 'DELETE', url: `${removeZone.path}?id=${id}`, headers: operator });
  const find = async (query: string): Promise<SearchAnswer> =>
    (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&${query}`)).json();
  const codesIn = async (name: string): Promise<string[]> =>
    (await find(`barrio[]=${name}&pagina=1`)).inmuebles.map(({ codigo }) => codigo).toSorted();
  const zoneOf = async (code: string): Promise<string | null> =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().inmueble.barrio;

  async function home(location: object = POINT): Promise<{ id: number; code: string }> {
    const publication = aPublication();
    Object.assign(publication.ubicacion, location);
    const id = await publish(app, publication);
    return { id, code: await approve(app, id, { operator }) };
  }

  it('are those of the shown points, and follow a pin, a border, a name and a removal', async () => {
    const inside = await home();
    const outside = await home(ELSEWHERE);
    const id = await add('Parque norte');
    await app.reindex();
    expect(await codesIn('parque-norte')).toEqual([inside.code]);
    expect([await zoneOf(inside.code), await zoneOf(outside.code)]).toEqual(['Parque norte', null]);
    expect((await find(`barrio[]=${id}&pagina=1`)).inmuebles[0]).toMatchObject({
      codigo: inside.code,
      barrio: 'Parque norte',
      localidad: 'Miramar',
    });
    expect((await drawn(id))!.avisos).toBe(1);

    await app.post(editLocation.path, { idInmueble: outside.id, ...POINT }, operator);
    expect(await codesIn('parque-norte')).toEqual([inside.code, outside.code].toSorted());
    await app.post(editLocation.path, { idInmueble: outside.id, ...ELSEWHERE }, operator);

    expect((await change(id, 'Parque norte', { contorno: around(0.004, ELSEWHERE) })).statusCode).toBe(200);
    await app.reindex();
    await eventually('the search follows the border', async () => {
      const [codes] = [await codesIn('parque-norte')];
      return codes.length === 1 && codes[0] === outside.code;
    });

    expect((await change(id, 'Bosque', { contorno: around(0.004, ELSEWHERE) })).statusCode).toBe(200);
    expect(await codesIn('parque-norte')).toEqual([outside.code]);
    await app.reindex();
    expect(await zoneOf(outside.code)).toBe('Bosque');
    expect((await app.get(listZones.path)).json()).toContainEqual({
      id,
      nombre: 'Bosque',
      ciudad: 'Miramar',
      nombresAnteriores: ['parque-norte'],
    });

    expect((await remove(id)).statusCode).toBe(200);
    await app.reindex();
    expect([await codesIn('bosque'), await zoneOf(outside.code)]).toEqual([[], null]);
  });

  it('of an approximate location is that of the shown point alone', async () => {
    const { code } = await home({ ...POINT, aproximada: true });
    const { latitud, longitud } = (
      await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)
    ).json().inmueble;
    const exact = await add('Lugar exacto', { contorno: around(0.0002) });
    const shown = await add('Lugar mostrado', { contorno: around(0.0002, { latitud, longitud }) });
    await app.reindex();
    expect([await zoneOf(code), (await codesIn('lugar-exacto')).includes(code)]).toEqual([
      'Lugar mostrado',
      false,
    ]);
    await remove(exact);
    await remove(shown);
    await app.reindex();
  });

  it('are refused if they cannot be, if the town has the name, and if they have changed since', async () => {
    const id = await add('La Loma');
    const refusal = async (body: object) => {
      const answer = await app.post(addZone.path, body, operator);
      return [answer.statusCode, answer.json().message];
    };
    const [a, b, c, d] = around(0.004);
    expect(await refusal(zone('  '))).toEqual([400, ZONE_MESSAGES.nameRequired]);
    expect(await refusal(zone('123'))).toEqual([400, ZONE_MESSAGES.nameRequired]);
    expect(await refusal(zone('Loma', { ciudad: 'Otro' }))).toEqual([400, ZONE_MESSAGES.badTown]);
    expect(await refusal(zone('Loma', { contorno: [a, b] }))).toEqual([400, OUTLINE_MESSAGES.few]);
    expect(await refusal(zone('Loma', { contorno: [a, c, b, d] }))).toEqual([400, OUTLINE_MESSAGES.crosses]);
    expect(await refusal(zone('Loma', { ciudad: 'Mar del Plata' }))).toEqual([400, OUTLINE_MESSAGES.far]);
    for (const name of ['LA LÓMA', 'La-Loma', 'La Loma.'])
      expect(await refusal(zone(name))).toEqual([409, ZONE_MESSAGES.exists]);
    const late = { ...zone('La Loma', { contorno: around(0.003) }), id, version: 7 };
    expect((await app.post(changeZone.path, late, operator)).json().message).toBe(ZONE_MESSAGES.changedSince);
    await remove(id);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('are undone: an addition, a border, a removal with its id and former names', async () => {
    const undoLast = async () => {
      const { cambios } = (await app.get(listAudit.path, operator)).json();
      return (await app.post(undoChange.path, { idCambio: cambios[0].id }, operator)).statusCode;
    };
    const id = await add('Costa');
    await change(id, 'Costa sur', { contorno: around(0.002) });
    expect(await undoLast()).toBe(200);
    expect(await drawn(id)).toMatchObject({ nombre: 'Costa', contorno: around(0.004) });
    await change(id, 'Costa alta');
    await remove(id);
    expect(await undoLast()).toBe(200);
    expect(await drawn(id)).toMatchObject({
      nombre: 'Costa alta',
      nombresAnteriores: expect.arrayContaining(['costa']),
    });
    await remove(id);
  });

  it('lead to their present name in addresses, alerts and their mails', async () => {
    const id = await add('Barrio viejo');
    const search = (name: string): string => `/resultado-busqueda/Alquiler/Miramar/Casa/barrio-${name}`;
    await app.post(requestAlert.path, {
      email: VISITOR,
      busqueda: search('barrio-viejo'),
      frecuencia: 'enseguida',
    });
    const [asked] = await sink.waitFor(VISITOR);
    const url = /\/avisame\/confirmar\?token=[\w.-]+/.exec(asked!.text)![0];
    expect((await app.request({ method: 'POST', url })).statusCode).toBe(200);
    await change(id, 'Barrio nuevo');
    await app.reindex();
    const { code } = await home();
    await app.settle();
    const told = sink.sentTo(VISITOR).at(-1)!.text;
    expect(told).toContain(code);
    expect(told.replace(/\s+/g, ' ')).toContain('en Barrio nuevo');
    expect((await app.get(viewAlertCounts.path, operator)).json().demanda).toEqual([
      { busqueda: search('barrio-nuevo'), cantidad: 1 },
    ]);
    const page = async (path: string) => {
      const { statusCode, headers, body } = await app.get(path, { accept: 'text/html' });
      return [statusCode, headers.location ?? /<h1[^>]*>([^<]*)/.exec(body)?.[1]];
    };
    expect(await page(search('barrio-viejo'))).toEqual([302, search('barrio-nuevo')]);
    expect(await page(`/resultado-busqueda/Alquiler/Todas/Casa/barrio-${id}`)).toEqual([
      302,
      search('barrio-nuevo'),
    ]);
    expect(await page(search('barrio-nuevo'))).toEqual([200, 'Casas en alquiler en Barrio nuevo']);
  });
});
