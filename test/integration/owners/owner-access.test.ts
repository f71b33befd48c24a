import { withdrawnListing } from '#common/listings/desk/desk-calls.js';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { editContact } from '#common/listings/editing/edit-calls.js';
import {
  markOwnPrice,
  moveOwnNotice,
  replaceOwnerLinks,
  requestOwnerLink,
  viewOwnNotice,
  type OwnerAction,
  type OwnNoticeWire,
} from '#common/owners/link/owner-access-calls.js';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { OWNER_LINK_DAYS } from '#common/owners/link/owner-access.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeListing, storeListingStats } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';

describe('the link of an owner', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let networks = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist');
    sink.reset();
  });

  const ask = (email: string, headers = {}) =>
    app.request({
      method: 'POST',
      url: requestOwnerLink.path,
      remoteAddress: `10.8.0.${(networks++ % 250) + 1}`,
      payload: { email },
      headers,
    });
  const tokensIn = (text: string): string[] =>
    [...text.matchAll(/\/mi-aviso#([\w.-]+)/g)].map(([, token]) => token!);
  const view = (enlace: string) => app.post(viewOwnNotice.path, { enlace });
  const seen = async (enlace: string): Promise<OwnNoticeWire> => {
    const answer = await view(enlace);
    expect(answer.statusCode).toBe(200);
    return answer.json().aviso;
  };
  const move = (enlace: string, accion: OwnerAction, version: number) =>
    app.post(moveOwnNotice.path, { enlace, accion, version });
  const isPublic = async (code: string): Promise<boolean> =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).statusCode === 200;

  interface Home {
    id: number;
    code: string;
    token: string;
  }

  /** A public notice, and the token of the link in its code mail. */
  async function aHome(email = OWNER): Promise<Home> {
    const publication = aPublication();
    publication.contacto.email = email;
    const id = await publish(app, publication);
    const code = await approve(app, id, { operator });
    await app.settle();
    const mail = (await sink.waitFor(email)).find(({ subject }) => subject.includes(code));
    return { id, code, token: tokensIn(mail!.text)[0]! };
  }

  it('is in the mail with the code, and shows the notice with its counts and nothing of the owner', async () => {
    const { id, code, token } = await aHome();
    await storeListingStats(app, {
      listingId: id,
      views: 9,
      whatsappInquiries: 2,
      emailInquiries: 3,
      phoneContacts: 1,
    });
    const answer = await view(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().aviso).toMatchObject({
      codigo: code,
      titulo: 'Casa de 3 dormitorios en Miramar',
      estado: 'publicado',
      vistas: 9,
      consultas: 5,
      pedidosDeTelefono: 1,
      acciones: ['pausar', 'darDeBaja', 'marcarAlquilado'],
    });
    const { contacto } = aPublication();
    for (const secret of [OWNER, contacto.dni, contacto.celular, contacto.apellido])
      expect(answer.body).not.toContain(secret);
  });

  it('pauses, resumes and withdraws with the rules and the audit trail of the operator', async () => {
    const { id, code, token } = await aHome();
    const first = await seen(token);
    const paused = await move(token, 'pausar', first.version);
    expect(paused.json().aviso).toMatchObject({
      estado: 'pausado',
      acciones: ['reanudar', 'marcarAlquilado'],
    });
    expect(await isPublic(code)).toBe(false);
    const detail = await app.get(`${withdrawnListing.path}?id=${id}`, operator);
    expect(detail.json().inmueble.pausado).toMatch(/^\d{4}-/);
    // A second press, and a second tab that shows the notice as it was.
    expect((await move(token, 'pausar', first.version)).statusCode).toBe(409);
    const resumed = await move(token, 'reanudar', paused.json().aviso.version);
    expect(resumed.json().aviso.estado).toBe('publicado');
    expect(await isPublic(code)).toBe(true);
    const withdrawn = await move(token, 'darDeBaja', resumed.json().aviso.version);
    expect(withdrawn.json().aviso).toMatchObject({ estado: 'dadoDeBaja', acciones: [] });
    expect((await move(token, 'reanudar', withdrawn.json().aviso.version)).statusCode).toBe(409);
    expect(await isPublic(code)).toBe(false);
    const trail = await app.sql<object>(
      `SELECT action, administrator_id, before->>'status' AS before, after->>'status' AS after FROM audit_entries
       WHERE entity = 'listing' AND entity_id = $1 AND action LIKE 'owner.%' ORDER BY id`,
      [id],
    );
    expect(trail).toEqual([
      { action: 'owner.pause', administrator_id: null, before: 'active', after: 'withdrawn' },
      { action: 'owner.resume', administrator_id: null, before: 'withdrawn', after: 'active' },
      { action: 'owner.withdraw', administrator_id: null, before: 'active', after: 'withdrawn' },
    ]);
  });

  it('does not publish again what the operator has withdrawn', async () => {
    const { id, token } = await aHome();
    expect((await app.post(withdrawListing.path, { idInmueble: id }, operator)).statusCode).toBe(200);
    const { estado, version, acciones } = await seen(token);
    expect([estado, acciones]).toEqual(['dadoDeBaja', []]);
    expect((await move(token, 'reanudar', version)).statusCode).toBe(409);
  });

  it('marks a price as rented, in public at once, and free again; only prices of its notice', async () => {
    const { code, token } = await aHome();
    const other = await aHome('otra@ejemplo.com');
    const mark = (enlace: string, notice: OwnNoticeWire, alquilado: boolean, idPrecios: number) =>
      app.post(markOwnPrice.path, { enlace, idPrecios, alquilado, version: notice.version });
    const sheet = async (): Promise<string> =>
      (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).body;
    const before = await seen(token);
    const { idPrecios } = before.precios[0]!;
    const rented = await mark(token, before, true, idPrecios);
    expect(rented.json().aviso.precios[0]).toMatchObject({ idPrecios, alquilado: true });
    expect(await sheet()).toContain('ALQUILADO');
    const free = await mark(token, rented.json().aviso, false, idPrecios);
    expect(free.json().aviso.precios).toEqual(before.precios);
    expect(await sheet()).not.toContain('ALQUILADO');
    expect((await mark(other.token, await seen(other.token), true, idPrecios)).statusCode).toBe(404);
    const [entry] = await app.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE action LIKE 'owner.%' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.action).toBe('owner.edit.prices');
  });

  it('is refused with one answer when it is forged, cut, expired, of another notice or of a former address', async () => {
    const home = await aHome();
    const other = await aHome('otra@ejemplo.com');
    const [id, expires, signature] = home.token.split('.') as [string, string, string];
    const past = Math.floor(Date.now() / 1000) - 1;
    const ours = await app.web
      .get(Signatures, { strict: false })
      .sign('owner-links', `listing ${id} until ${past} generation 0 ${OWNER}`);
    const contact = await app.sql<{ contact_id: number }>('SELECT contact_id FROM listings WHERE id = $1', [
      other.id,
    ]);
    const changed = { idInmueble: other.id, idContacto: contact[0]!.contact_id, email: 'nueva@ejemplo.com' };
    expect((await app.post(editContact.path, changed, operator)).statusCode).toBe(200);
    const refusals = [
      '',
      'nada',
      `${id}.${expires}`,
      `${id}.${expires}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${other.id}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `9999999999.${expires}.${signature}`,
      `${id}.${past}.${ours}`,
      other.token,
      `${home.token}${'-otro-texto'.repeat(10)}`,
    ];
    const answers = await Promise.all(refusals.map(view));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(410);
    expect((await move(refusals[4]!, 'pausar', 1)).statusCode).toBe(410);
    expect((await view(home.token)).statusCode).toBe(200);
    const days = (Number(expires) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(OWNER_LINK_DAYS - 1);
    expect(days).toBeLessThanOrEqual(OWNER_LINK_DAYS);
  });

  it('ends with those that were passed on, and the owner gets a new one', async () => {
    const { token, code } = await aHome();
    const linkMails = () =>
      sink.sentTo(OWNER).filter(({ subject }) => subject === `Enlace para administrar tu aviso ${code}`);
    /** The token of the newest mail with links, once there are that many. */
    const mailed = async (count: number): Promise<string> => {
      await eventually(`${count} mails with links`, async () => linkMails().length === count);
      return tokensIn(linkMails().at(-1)!.text)[0]!;
    };
    await ask(OWNER);
    const second = await mailed(1);
    expect((await app.post(replaceOwnerLinks.path, { enlace: second })).statusCode).toBe(200);
    for (const ended of [token, second]) expect((await view(ended)).statusCode).toBe(410);
    expect((await app.post(replaceOwnerLinks.path, { enlace: token })).statusCode).toBe(410);
    expect((await seen(await mailed(2))).estado).toBe('publicado');
  });

  it('is mailed again to who asks by the address, for each of its notices; the answer tells nothing', async () => {
    const homes = [await aHome(), await aHome()];
    await publish(app, aPublication());
    await storeBlacklist(app, 'mala@ejemplo.com');
    const answers = await Promise.all(['nadie@ejemplo.com', 'mala@ejemplo.com'].map((email) => ask(email)));
    answers.push(await ask(OWNER.toUpperCase()), await ask(OWNER));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await app.settle();
    const [mail, ...more] = sink
      .sentTo(OWNER)
      .filter(({ subject }) => subject === 'Enlaces para administrar tus avisos');
    expect(more).toEqual([]);
    const codes = await Promise.all(tokensIn(mail!.text).map(async (token) => (await seen(token)).codigo));
    expect(codes).toEqual(homes.map(({ code }) => code).toReversed());
    expect(sink.sentTo('nadie@ejemplo.com')).toEqual([]);
    const [ledger] = await app.sql<{ facts: object }>(
      `SELECT facts FROM mail_deliveries WHERE template = 'owner-links'`,
    );
    expect(Object.keys(ledger!.facts)).toEqual(['listingIds']);
    expect((await ask('sin arroba')).json().errores).toHaveProperty('email');
    const form = await app.request({ method: 'POST', url: '/mi-aviso', payload: { email: OWNER } });
    expect([form.statusCode, form.headers.location]).toEqual([303, '/mi-aviso?enviado=1']);
  });

  it('is mailed for public notices first, and for twenty at most', async () => {
    const { code } = await aHome();
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    const [contact] = await app.sql<{ id: number }>('SELECT id FROM contacts');
    for (let n = 0; n < 20; n++) await storeListing(app, { contactId: contact!.id });
    await ask(OWNER);
    await app.settle();
    const mail = sink.sentTo(OWNER).find(({ subject }) => subject === 'Enlaces para administrar tus avisos');
    const tokens = tokensIn(mail!.text);
    expect([tokens.length, (await seen(tokens[0]!)).codigo]).toEqual([20, code]);
  });

  it('does not bring back more free notices than a person may have', async () => {
    const homes = [await aHome(), await aHome(), await aHome()];
    const { token } = homes[0]!;
    expect((await move(token, 'pausar', (await seen(token)).version)).statusCode).toBe(200);
    const fourth = await aHome();
    const refused = await move(token, 'reanudar', (await seen(token)).version);
    expect([refused.statusCode, refused.json().error]).toEqual([409, PUBLICATION_REFUSALS.freeLimit(3)]);
    expect((await move(fourth.token, 'darDeBaja', (await seen(fourth.token)).version)).statusCode).toBe(200);
    expect((await move(token, 'reanudar', (await seen(token)).version)).statusCode).toBe(200);
  });
});
