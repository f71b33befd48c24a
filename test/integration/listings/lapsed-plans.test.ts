import type { AdminListingAnswer, AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { TodayAnswer } from '#common/stats/today-calls.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { ReindexSearch } from '../../../backend/src/listings/rows/reindex-search.js';
import { TellPlansThatEnd } from '../../../backend/src/listings/plans/tell-plans-that-end.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'duenia@ejemplo.com';
const TODAY = `(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date`;
const KEY = 'fotoquevence01';
const FILE = `/fotos/${KEY}-320.webp`;

describe('a plan that lapses', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    await app.web
      .get(FileStorage)
      .copyFrom('backend/assets/demo-photos/renditions/chalet-1-320.webp', `${KEY}-320.webp`);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries');
    sink.reset();
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    publication.contacto.email = OWNER;
    id = await publish(app, publication);
    await storeImages(app, id, { storageKey: KEY });
    code = await approve(app, id, { operator, destacado: 1 });
    await pay();
  });

  const post = (path: string, body: object) => app.post(`/api/inmueble/${path}`, body, operator);
  const pay = async () => {
    expect((await post('actualizar/actualizarPago', { idInmueble: id })).statusCode).toBe(200);
  };
  const rows = async (query = ''): Promise<AdminListingRow[]> =>
    (await app.get(`/api/inmueble/obtener/verAltas?${query}`, operator)).json();
  const detail = async (): Promise<AdminListingAnswer> =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const tell = () => app.worker!.get(TellPlansThatEnd, { strict: false }).handle();
  const mailed = (template: string) => app.count('mail_deliveries', `template = '${template}'`);

  /** Sets the end of the plan to `days` from today, and runs the job that applies it to the search. */
  async function endsIn(days: number | null): Promise<void> {
    await app.sql(`UPDATE contracts SET paid_until = ${TODAY} + $2::int WHERE listing_id = $1`, [id, days]);
    await app.worker!.get(ReindexSearch, { strict: false }).handle();
  }

  /** What visitors see of the notice. */
  async function shown() {
    const get = async (path: string) => (await app.get(`/api/inmueble/${path}`)).json();
    const { inmuebles } = await get('busqueda/buscarInmueblesFiltros?operacion=alquiler');
    const { inmueble, imagenes } = await get(`ver/verInmueblePorCodigo?codigo=${code}`);
    const card = inmuebles[0];
    return {
      file: (await app.get(FILE)).statusCode,
      card: [card.mainImage !== null, card.cantidadImagenes, card.destacado, card.pagado],
      sheet: [imagenes.length, inmueble.destacado, inmueble.pagado],
      contract: (await app.get(`/api/contrato/verificarEstadoContrato?idInmueble=${id}`)).json().contrato
        ?.pagado,
    };
  }

  const WITH_PHOTOS = { file: 200, card: [true, 1, true, true], sheet: [1, true, true], contract: true };
  const WITHOUT = { file: 404, card: [false, 0, false, false], sheet: [0, false, false], contract: false };

  it('shows its photos until the last day, and from the next on is like one that is not paid', async () => {
    await endsIn(0);
    expect(await shown()).toMatchObject(WITH_PHOTOS);
    await endsIn(-1);
    expect(await shown()).toMatchObject(WITHOUT);
    expect((await rows())[0]).toMatchObject({ pagado: 1, planVencido: true, mostrarFotos: false });
    expect((await detail()).inmueble).toMatchObject({ pagado: 1, planVencido: true, mostrarFotos: false });
    expect((await rows('marca=plan-vencido')).length).toBe(1);
    expect((await app.get(FILE, operator)).statusCode).toBe(200);
  });

  it('has its photos back at once when a payment is registered', async () => {
    await endsIn(-1);
    expect(await shown()).toMatchObject(WITHOUT);
    await pay();
    expect(await shown()).toMatchObject(WITH_PHOTOS);
    expect((await rows('marca=plan-vencido')).length).toBe(0);
  });

  it('has its photos back when its dates move, whoever moved them', async () => {
    await endsIn(-1);
    expect(await shown()).toMatchObject(WITHOUT);
    await endsIn(30);
    expect(await shown()).toMatchObject(WITH_PHOTOS);
  });

  it('does not lapse without an end', async () => {
    await endsIn(null);
    expect(await shown()).toMatchObject(WITH_PHOTOS);
    await tell();
    expect(await app.count('mail_deliveries', `template LIKE 'plan%'`)).toBe(0);
  });

  it('closes its photo files by the clock of the site, as its pages', async () => {
    await endsIn(5);
    expect((await app.get(FILE)).statusCode).toBe(200);
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + 7 * 86_400_000));
    expect((await app.get(FILE)).statusCode).toBe(404);
    jest.mocked(app.clock.now).mockImplementation(() => new Date(Date.now() + 3 * 86_400_000));
    expect((await app.get(FILE)).statusCode).toBe(200);
  });

  it('of a notice without photos says nothing of photos to its owner', async () => {
    await app.sql('DELETE FROM images WHERE listing_id = $1', [id]);
    await endsIn(-1);
    await tell();
    const toOwner = () => sink.sentTo(OWNER).find(({ subject }) => subject.includes('venció el plan'));
    await eventually('the message to the owner', async () => toOwner() !== undefined);
    const text = toOwner()!.text.replace(/\s+/g, ' ');
    expect(text).toContain('pero ya no figura como destacado. No se borró nada');
    expect(text).not.toMatch(/fotos/i);
  });

  it('is told to its owner and to the operator, once for an end, and not after a payment', async () => {
    await endsIn(-1);
    await Promise.all([tell(), tell()]);
    await tell();
    expect([await mailed('plan-ended'), await mailed('plans-ended'), await mailed('plan-ends')]).toEqual([
      1, 1, 0,
    ]);
    const toOwner = () => sink.sentTo(OWNER).find(({ subject }) => subject.includes('venció el plan'));
    await eventually('the message to the owner', async () => toOwner() !== undefined);
    expect(toOwner()!.text.replace(/\s+/g, ' ')).toContain(
      'ya no se ven sus fotos ni figura como destacado. No se borró nada',
    );
    await eventually('the message to the operator', async () =>
      sink.messages.some(
        ({ subject, text }) => subject.includes('1 aviso con el plan vencido') && text.includes(code),
      ),
    );
    await pay();
    await tell();
    expect(await mailed('plan-ended')).toBe(1);
  });

  it('is named by the dashboard and by the page of its owner', async () => {
    await endsIn(-1);
    const { porVencer, sinPagar }: TodayAnswer = (await app.get('/api/tablero/verHoy', operator)).json();
    expect(porVencer).toMatchObject({ total: 1, avisos: [{ idInmuebles: id, planVencido: true }] });
    expect(sinPagar.total).toBe(0);
    const { idContacto } = (await detail()).inmueble;
    const page = (await app.get(`/api/duenios/verDuenio?id=${idContacto}`, operator)).json();
    expect(page.avisos.filas[0]).toMatchObject({ pagado: 1, planVencido: true });
  });
});
