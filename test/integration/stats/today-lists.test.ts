import { listActive, listPending, listRejected, listWithdrawn } from '#common/listings/desk/desk-calls.js';
import { listMessages } from '#common/newsletter/support/support-calls.js';
import { viewToday, type TodayAnswer } from '#common/stats/today-calls.js';
import { listUnfinished } from '#common/operations/unfinished-calls.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { adminPaths } from '../../../frontend/src/desk/admin-paths.js';
import {
  reviewLists,
  TODAY_LISTS,
  unfinishedPath,
} from '../../../frontend/src/desk/stats/today/today-lists.js';
import { activeRequest, pendingRequest } from '../../../frontend/src/desk/listings/lists/list-filters.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import {
  storeImages,
  storeMail,
  storeProposedImages,
  storeScheduledNewsletters,
  storeSupportMessages,
} from '../../builders/rows.js';
import { fromNow, insertRow } from '../../builders/store.js';
import { TestApp } from '../../support/test-app.js';

const LISTS = {
  pendiente: listPending,
  rechazado: listRejected,
  alta: listActive,
  altaRechazado: listWithdrawn,
} as const satisfies Record<ListingStatusName, object>;

describe('the lists behind the numbers of the day', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let today: TodayAnswer;
  /** The notice whose proposal is the oldest. */
  let waitedLongest: number;

  const sql = (text: string, id: number) => app.sql(text, [id]);
  const aNotice = async (): Promise<number> => {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    return publish(app, publication);
  };
  const aPublicNotice = async (): Promise<number> => {
    const id = await aNotice();
    await approve(app, id, { operator });
    return id;
  };
  const pay = (id: number, days: number) =>
    app.sql(
      `UPDATE contracts SET paid = true, paid_at = now(), dated_for = now(), paid_until = current_date + $2::int WHERE listing_id = $1`,
      [id, days],
    );
  const send = (id: number, status: 'ready' | 'processing') =>
    storeProposedImages(app, id, { status }, { status });
  const propose = (id: number) =>
    insertRow(app, 'proposed_changes', { listingId: id, base: {}, proposed: {} });
  const move = (id: number, status: string) =>
    app.sql('UPDATE listings SET status = $2 WHERE id = $1', [id, status]);

  /** How many records the list at an address has, by the calls of its screen. */
  async function countAt(address: string): Promise<number> {
    const [path, search] = address.split('?');
    const params = new URLSearchParams(search);
    if (path === adminPaths.support) {
      const respondidas = params.get('estado') === 'abiertas' ? '0' : '';
      return headerOf(listMessages.path, { respondidas });
    }
    if (path === adminPaths.unfinished) {
      const tipo = params.get('tipo') ?? '';
      return (await app.get(`${listUnfinished.path}?tipo=${tipo}`, operator)).json().porTipo[tipo];
    }
    const { state, query } = (path === adminPaths.pending ? pendingRequest : activeRequest)(params);
    return headerOf(LISTS[state].path, query);
  }
  async function headerOf(path: string, query: object): Promise<number> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await app.get(`${path}?${search}`, operator);
    expect(answer.statusCode).toBe(200);
    return Number(answer.headers['x-total-count']);
  }

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    await theNotices();
    await storeSupportMessages(app, {}, {}, { answeredAt: new Date() }, { closedAt: new Date() });
    await storeMail(
      app,
      { state: 'failed' },
      { state: 'held' },
      { state: 'unconfirmed' },
      { state: 'sent' },
      { attempts: 3 },
      { attempts: 1 },
    );
    await storeScheduledNewsletters(
      app,
      { state: 'waiting' },
      { state: 'waiting', sendAt: fromNow({ hours: -1 }) },
      { state: 'late', sendAt: fromNow({ days: -1 }) },
      { state: 'sent', sendAt: fromNow({ days: -1 }) },
    );
    today = (await app.get(viewToday.path, operator)).json();
  });
  afterAll(() => app.stop());

  /** Notices of each status, with and without what the numbers count. */
  async function theNotices(): Promise<void> {
    const [pending, sent, unconfirmed] = [await aNotice(), await aNotice(), await aNotice()];
    await sql(
      'UPDATE contacts SET confirmed_at = now() FROM listings l WHERE l.contact_id = contacts.id AND l.id = $1',
      sent,
    );
    await send(sent, 'ready');
    await send(unconfirmed, 'ready');
    await propose(sent);
    await send(pending, 'processing');
    const [unpaid, unanswered, ended, soon, later] = [
      await aPublicNotice(),
      await aPublicNotice(),
      await aPublicNotice(),
      await aPublicNotice(),
      await aPublicNotice(),
    ];
    await storeImages(app, unpaid, {}, { status: 'failed' }, { status: 'processing', attempts: 3 });
    await sql('UPDATE listings SET availability_asks = 2 WHERE id = $1', unanswered);
    await pay(ended, -3);
    await pay(soon, 14);
    await pay(later, 16);
    await send(later, 'ready');
    await propose(soon);
    await propose(later);
    await sql('UPDATE proposed_changes SET decided_at = now() WHERE listing_id = $1', later);
    const [lapsed, paused, rejected] = [await aPublicNotice(), await aPublicNotice(), await aNotice()];
    await move(lapsed, 'withdrawn');
    await sql('UPDATE listings SET season_lapsed_at = now() WHERE id = $1', lapsed);
    await move(paused, 'withdrawn');
    await sql('UPDATE listings SET paused_at = now(), availability_asks = 2 WHERE id = $1', paused);
    await send(paused, 'ready');
    await move(rejected, 'rejected');
    await send(rejected, 'ready');
    await propose(rejected);
    const yesterday = `UPDATE proposed_changes SET created_at = now() - interval '1 day' WHERE listing_id = $1`;
    await sql(yesterday, soon);
    waitedLongest = soon;
  }

  it.each<[keyof typeof TODAY_LISTS, number]>([
    ['pendientes', 3],
    ['sinPagar', 1],
    ['sinConfirmar', 1],
    ['sinConfirmarTemporada', 1],
    ['porVencer', 2],
    ['sinResponder', 2],
  ])('of %s have all of it and nothing else', async (name, count) => {
    expect([today[name].total, await countAt(TODAY_LISTS[name])]).toEqual([count, count]);
  });

  it.each([
    ['fotosPorRevisar', 'fotos-por-revisar', { pendiente: 1, alta: 1, altaRechazado: 1, rechazado: 1 }],
    ['cambiosPorRevisar', 'cambios-por-revisar', { pendiente: 1, alta: 1, rechazado: 1 }],
  ] as const)('of %s have all of it, one list for each status', async (name, mark, porEstado) => {
    expect(today[name].porEstado).toEqual(porEstado);
    const lists = reviewLists(mark, today[name]);
    expect(await Promise.all(lists.map(({ to }) => countAt(to)))).toEqual(lists.map(({ count }) => count));
    const named = lists.reduce((sum, { count }) => sum + count, 0);
    expect([named, today[name].avisos.length]).toEqual([today[name].total, today[name].total]);
  });

  it('of changes begin with the notice that has waited longest', () => {
    expect(today.cambiosPorRevisar.avisos[0]!.idInmuebles).toBe(waitedLongest);
  });

  it.each([
    ['correos', 'correo', 4],
    ['fotos', 'foto', 2],
    ['envios', 'envio', 2],
  ] as const)('of failed %s have all of it and nothing else', async (name, kind, count) => {
    expect([today.fallidos[name], await countAt(unfinishedPath(kind))]).toEqual([count, count]);
  });
});
