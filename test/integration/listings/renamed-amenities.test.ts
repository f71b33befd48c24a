import { addAmenity, removeAmenity, renameAmenity } from '#common/listings/amenities/amenity-calls.js';
import { requestAlert, viewAlertCounts } from '#common/inquiries/alerts/alert-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const VISITOR = 'eva@ejemplo.com';

describe('alerts and links of amenities', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const add = async (nombre: string): Promise<number> =>
    (await app.post(addAmenity.path, { nombre }, operator)).json().id;
  const rename = async (id: number, nombre: string): Promise<void> => {
    expect((await app.post(renameAmenity.path, { id, nombre }, operator)).statusCode).toBe(200);
  };
  const remove = async (id: number): Promise<void> => {
    const url = `${removeAmenity.path}?id=${id}&confirmado=1`;
    expect((await app.request({ method: 'DELETE', url, headers: operator })).statusCode).toBe(200);
  };
  const search = (name: string): string => `/resultado-busqueda/Alquiler/Miramar/Casa/svc-${name}`;
  const pageOf = async (name: string) => {
    const { statusCode, headers } = await app.get(search(name), { accept: 'text/html' });
    return [statusCode, headers.location];
  };
  const told = () => sink.sentTo(VISITOR).filter(({ subject }) => !subject.startsWith('Confirmá'));

  /** The code of a new public home. */
  async function homeWith(amenity: number): Promise<string> {
    const publication = aPublication();
    publication.inmueble.servicios = [amenity] as never;
    const code = await approve(app, await publish(app, publication), { operator });
    await app.settle();
    return code;
  }

  async function alertOf(busqueda: string): Promise<void> {
    await app.post(requestAlert.path, { email: VISITOR, busqueda, frecuencia: 'enseguida' });
    const [asked] = await sink.waitFor(VISITOR);
    const url = /\/avisame\/confirmar\?token=[\w.-]+/.exec(asked!.text)![0];
    expect((await app.request({ method: 'POST', url })).statusCode).toBe(200);
  }

  it('mean what was asked for after renaming, after another takes the name, and after removing and adding again', async () => {
    const [sauna, spa] = [await add('🧖 Sauna prueba'), await add('Spa prueba')];
    await alertOf(search('sauna-prueba'));
    await rename(sauna, 'Sauna finlandés');
    await rename(sauna, 'Sauna nórdico');
    await rename(spa, 'Sauna prueba');
    const code = await homeWith(sauna);
    await homeWith(spa);
    expect(told()).toHaveLength(1);
    const text = told()[0]!.text;
    expect(text).toContain(code);
    expect(text.replace(/\s+/g, ' ')).toContain('con sauna nórdico');
    expect(text).toContain(search('sauna-nordico'));
    expect((await app.get(viewAlertCounts.path, operator)).json().demanda).toEqual([
      { busqueda: search('sauna-nordico'), cantidad: 1 },
    ]);
    expect(await pageOf('sauna-finlandes')).toEqual([302, search('sauna-nordico')]);
    expect(await pageOf('sauna-prueba')).toEqual([200, undefined]);
    expect(await pageOf('spa-prueba')).toEqual([302, search('sauna-prueba')]);
    expect(await pageOf(String(sauna))).toEqual([302, search('sauna-nordico')]);

    await remove(sauna);
    const later = await homeWith(await add('Sauna nórdico'));
    expect(told().at(-1)!.text).toContain(later);
    expect(await pageOf('sauna-finlandes')).toEqual([302, search('sauna-nordico')]);
  });
});
