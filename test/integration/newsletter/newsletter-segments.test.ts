import { countRecipients, listRecipients, sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

describe('the segments of a newsletter', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear());

  async function found(query: string): Promise<string[]> {
    const answer = await app.get(`${listRecipients.path}?${query}`, operator);
    return answer.json().contactos.map((contact: RecipientWire) => contact.email);
  }

  it('choose owners by one of their notices: town, type, plan, and public rentals without prices for the season', async () => {
    await storeContacts(app, { email: 'sin-avisos@x.com' });
    const house = aPublication();
    const flat = aPublication();
    flat.inmueble.tipoVivienda = 2;
    flat.ubicacion.localidad = 'Mar del Sur';
    await publish(app, house);
    const id = await publish(app, flat);
    await approve(app, id, { operator });
    const [ofHouse, ofFlat] = [house.contacto.email, flat.contacto.email];
    expect(await found('localidad=Mar%20del%20Sur')).toEqual([ofFlat]);
    expect(await found('tipoVivienda=1')).toEqual([ofHouse]);
    expect((await found('plan=alqsinfotos')).sort()).toEqual([ofHouse, ofFlat].sort());
    expect(await found('plan=alqfotos')).toEqual([]);
    expect(await found('tipoVivienda=1&localidad=Mar%20del%20Sur')).toEqual([]);
    expect(await found('sinPrecios=true')).toEqual([]);
    // 5 is Semana Santa, which is not in the season.
    await app.sql('UPDATE prices SET period = 5, fraction = 1 WHERE listing_id = $1', [id]);
    expect(await found('sinPrecios=true')).toEqual([ofFlat]);
    await app.sql('DELETE FROM prices WHERE listing_id = $1', [id]);
    expect(await found('sinPrecios=true')).toEqual([ofFlat]);

    await app.sql('UPDATE contacts SET confirmed_at = now()');
    const todos = { tipoOperacion: 'todas', localidad: 'Mar del Sur', buscar: '', excluidos: [] };
    const letter = { asunto: 'Novedad', mensaje: 'Ya abrió la temporada.', todos };
    expect((await app.post(sendNewsletter.path, letter, operator)).json()).toMatchObject({
      total: 1,
      sent: 1,
    });
    const received = sink.messages.filter(({ subject }) => subject === 'Novedad');
    expect(received.map(({ recipients }) => recipients)).toEqual([[ofFlat]]);
  });

  it.each(['localidad=Tandil', 'tipoVivienda=castillo', 'plan=gratis', 'sinPrecios=quizas'])(
    'that do not exist are refused: %s',
    async (query) => {
      expect((await app.get(`${listRecipients.path}?${query}`, operator)).statusCode).toBe(400);
    },
  );

  it('are counted before the sending: who gets it, and why others do not', async () => {
    const ids = await storeContacts(
      app,
      ...['blacklist', 'baja', 'sin-confirmar', 'una', 'otra', 'unida', 'excluida'].map((name) => ({
        email: `${name}@x.com`,
      })),
    );
    await storeBlacklist(app, 'blacklist@x.com');
    await storeSuppressions(app, 'baja@x.com');
    await app.sql(`UPDATE contacts SET confirmed_at = NULL WHERE email = 'sin-confirmar@x.com'`);
    await app.sql(`UPDATE contacts SET merged_into_id = $1 WHERE email = 'unida@x.com'`, [ids[3]]);
    const count = async (body: object) => (await app.post(countRecipients.path, body, operator)).json();
    const all = { tipoOperacion: 'todas', buscar: '', excluidos: [ids.at(-1)] };
    const whole = { success: true, reciben: 2, blacklist: 1, baja: 1, noRecibe: 0, sinConfirmar: 1 };
    expect(await count({ todos: all })).toEqual(whole);
    expect(await count({ contactosIds: [ids[0], ids[3]] })).toMatchObject({ reciben: 1, blacklist: 1 });
    expect(await count({ contactosIds: [] })).toMatchObject({ reciben: 0, blacklist: 0 });
  });

  describe('with several spellings of one mailbox', () => {
    const SPELLINGS = ['ana.x@gmail.com', 'anax@gmail.com', 'anaX+casa@googlemail.com'];
    let ids: number[];
    let letters = 0;

    beforeEach(async () => {
      sink.reset();
      await app.empty('mail_suppressions');
      ids = await storeContacts(app, ...SPELLINGS.map((email) => ({ email })));
    });

    const send = async (contactosIds: number[]) => {
      letters += 1;
      const letter = { asunto: `Novedad ${letters}`, mensaje: 'Ya abrió la temporada.', contactosIds };
      return (await app.post(sendNewsletter.path, letter, operator)).json();
    };
    const count = async () =>
      (await app.post(countRecipients.path, { contactosIds: ids }, operator)).json() as object;

    it('write once, to the newest, also if the owner confirmed another one', async () => {
      await app.sql('UPDATE contacts SET confirmed_at = NULL WHERE id <> $1', [ids[0]]);
      expect(await found('')).toEqual([SPELLINGS[2]]);
      expect(await send(ids)).toMatchObject({ total: 1, sent: 1 });
      expect(sink.messages.map(({ recipients }) => recipients)).toEqual([[SPELLINGS[2]]]);
    });

    it.each([0, 1, 2])('are left by the link in the mail to any of them: %i', async (which) => {
      await send([ids[which]!]);
      const [message] = await sink.waitFor(SPELLINGS[which]!);
      const link = /^<(.+)>$/.exec(message!.headers.get('list-unsubscribe')!.replace(/\s/g, ''))![1]!;
      const { pathname, search } = new URL(link);
      expect((await app.post(pathname + search, {})).statusCode).toBe(200);
      expect(await count()).toMatchObject({ reciben: 0, baja: 1 });
      for (const id of ids) expect(await send([id])).toMatchObject({ sent: 0, omitidos: 1 });
    });
  });
});
