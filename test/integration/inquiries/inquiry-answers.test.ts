import { blacklistAddress } from '#common/blacklist/blacklist-calls.js';
import { createInquiry, listInquiries } from '#common/inquiries/inquiry-calls.js';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import {
  answerOwnInquiry,
  markOwnInquiry,
  recallOwnAnswer,
  viewOwnInquiries,
} from '#common/owners/link/owner-inquiry-calls.js';
import { erasePersonalData, findPersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';
const VISITOR = 'eva@ejemplo.com';
const STAY = { llegada: '2027-01-01', salida: '2027-01-16', personas: 4, mascotas: false };

describe('answers of owners by the site', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist, refused_addresses');
    sink.reset();
  });

  const aHome = () => anOwnHome({ app, sink, operator }, OWNER);
  const ask = async (inmuebleId: number, fields: object = {}): Promise<number> => {
    const answer = await app.post(createInquiry.path, {
      nombreCompleto: 'Eva Paz',
      mensaje: 'Hola, un texto que escribió alguien.',
      inmuebleId,
      tipoConsulta: 'email',
      telefono: null,
      email: VISITOR,
      tiempo: 9_000,
      ...STAY,
      ...fields,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().insertId;
  };
  const view = (enlace: string) => app.post(viewOwnInquiries.path, { enlace });
  const reply = (body: object, headers: Record<string, string> = {}) =>
    app.post(answerOwnInquiry.path, body, headers);
  const recall = (enlace: string, idConsulta: number) =>
    app.post(recallOwnAnswer.path, { enlace, idConsulta });
  const toVisitor = () => sink.sentTo(VISITOR).filter(({ subject }) => !subject.startsWith('Copia'));
  const isMailed = async () => {
    await app.releaseMail();
    await eventually('the answer is mailed', async () => toVisitor().length === 1);
  };
  const theInquiry = async (enlace: string) => (await view(enlace)).json().consultas[0];
  const rentedRows = () => app.sql<{ id: number }>('SELECT id FROM prices WHERE rented ORDER BY id');

  it('that it is free: the visitor gets price and conditions, can reply to the owner, and nothing that was typed', async () => {
    const { id, code, enlace } = await aHome();
    const idConsulta = await ask(id);
    const { presupuesto, respuestas } = await theInquiry(enlace);
    expect(respuestas.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Está libre',
      'Ya está alquilado',
      'Respondo otra cosa',
    ]);
    const answered = await reply({ enlace, idConsulta, respuesta: 'libre' });
    expect(answered.json().consultas[0]).toMatchObject({
      respondida: true,
      respuestas: [],
      respuesta: { texto: 'Está libre', seDeshace: true },
    });
    await isMailed();
    const [mail] = toVisitor();
    expect(mail!.subject).toBe(`Está libre: aviso ${code}`);
    expect(mail!.headers.get('reply-to')).toContain(OWNER);
    expect(mail!.text).toContain(presupuesto);
    expect(mail!.text).toContain('01/01/2027');
    expect(mail!.text).not.toMatch(/un texto que escribió|Eva|Paz/);
    expect((await recall(enlace, idConsulta)).json().message).toBe(ANSWER_MESSAGES.left);
    const { consultas } = (await app.get(listInquiries.path, operator)).json();
    expect(consultas).toMatchObject([{ respuesta: 'Está libre', respondida: expect.any(String) }]);
  });

  it('that it is taken: the chosen price is rented, and up to three free homes of the kind are offered', async () => {
    const { id, enlace } = await aHome();
    const others: string[] = [];
    for (let count = 0; count < 4; count++)
      others.push(await approve(app, await publish(app, aPublication()), { operator }));
    const idConsulta = await ask(id);
    const [{ idPrecios }] = (await theInquiry(enlace)).precios;
    await reply({ enlace, idConsulta, respuesta: 'alquilado', idPrecios });
    expect(await rentedRows()).toEqual([{ id: idPrecios }]);
    await isMailed();
    const { text } = toVisitor()[0]!;
    expect(others.filter((code) => text.includes(code))).toHaveLength(3);
  });

  it('are taken back while the mail waits, with the mark, and can then be given otherwise', async () => {
    const { id, enlace } = await aHome();
    const idConsulta = await ask(id);
    const [{ idPrecios }] = (await theInquiry(enlace)).precios;
    await reply({ enlace, idConsulta, respuesta: 'alquilado', idPrecios });
    const recalled = await recall(enlace, idConsulta);
    expect(recalled.json().consultas[0]).toMatchObject({ respondida: false, respuesta: null });
    expect(await rentedRows()).toEqual([]);
    expect((await recall(enlace, idConsulta)).statusCode).toBe(404);
    await reply({ enlace, idConsulta, respuesta: 'otra', texto: 'Desde el 5 está libre.' });
    await isMailed();
    expect(toVisitor()[0]!.text).toContain('Desde el 5 está libre.');
  });

  it('are taken back without the mark, if the notice was withdrawn meanwhile', async () => {
    const { id, enlace } = await aHome();
    const idConsulta = await ask(id);
    const [{ idPrecios }] = (await theInquiry(enlace)).precios;
    await reply({ enlace, idConsulta, respuesta: 'alquilado', idPrecios });
    const withdrawn = await app.post(withdrawListing.path, { idInmueble: id }, operator);
    expect(withdrawn.statusCode).toBe(200);
    const recalled = await recall(enlace, idConsulta);
    expect(recalled.json().consultas[0]).toMatchObject({ respondida: false, respuesta: null });
    expect(await rentedRows()).toEqual([{ id: idPrecios }]);
    await app.releaseMail();
    await app.settle();
    expect(toVisitor()).toEqual([]);
  });

  it('that the mail server of the visitor refuses are told to the owner', async () => {
    sink.refuseRecipients((recipient) => (recipient === VISITOR ? '550 5.1.1 No such user' : undefined));
    const { id, enlace } = await aHome();
    const idConsulta = await ask(id);
    expect((await reply({ enlace, idConsulta, respuesta: 'libre' })).statusCode).toBe(200);
    expect(await theInquiry(enlace)).toMatchObject({ respondida: true, motivo: '' });
    await app.releaseMail(VISITOR);
    await eventually(
      'the owner is told',
      async () => (await theInquiry(enlace)).motivo === ANSWER_MESSAGES.notArrived,
    );
    sink.refuseRecipients(() => undefined);
  });

  it('are sent once: a double click repeats its answer, another tab is refused', async () => {
    const { id, enlace } = await aHome();
    const idConsulta = await ask(id);
    const body = { enlace, idConsulta, respuesta: 'libre' };
    const twice = await Promise.all([1, 2].map(() => reply(body, { 'idempotency-key': 'una' })));
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = await reply({ ...body, respuesta: 'alquilado' }, { 'idempotency-key': 'otra' });
    expect([other.statusCode, other.json().message]).toEqual([409, ANSWER_MESSAGES.already]);
    const unmarked = await app.post(markOwnInquiry.path, { enlace, idConsulta, respondida: false });
    expect(unmarked.statusCode).toBe(404);
    await isMailed();
    await app.settle();
    expect(toVisitor()).toHaveLength(1);
  });

  it('by the link of the mail concern its inquiry only, and mark nothing', async () => {
    const { id, enlace } = await aHome();
    const other = await ask(id, { mensaje: 'Otra', email: 'ana@ejemplo.com' });
    const idConsulta = await ask(id);
    const mails = () => sink.sentTo(OWNER).filter(({ subject }) => subject.startsWith('Consulta'));
    await eventually('the owner is told', async () => mails().length === 2);
    const links = mails().flatMap(({ text }) => [...text.matchAll(/\/mi-aviso\?respuesta=(\w+)#([\w.-]+)/g)]);
    const [, kind, token = ''] = links.find(([, , link = '']) => link.endsWith(`.${idConsulta}`))!;
    expect(kind).toBe('libre');
    expect((await view(token)).json().consultas).toMatchObject([
      { idConsulta, precios: [], respondida: false },
    ]);
    expect((await app.post(viewOwnNotice.path, { enlace: token })).statusCode).toBe(410);
    expect(
      (await app.post(markOwnInquiry.path, { enlace: token, idConsulta, respondida: true })).statusCode,
    ).toBe(410);
    const [{ idPrecios }] = (await theInquiry(enlace)).precios;
    const answers = [
      await reply({ enlace: token, idConsulta: other, respuesta: 'libre' }),
      await reply({ enlace: token, idConsulta, respuesta: 'alquilado', idPrecios }),
      await reply({ enlace: token.replace(/\d+$/, String(other)), idConsulta: other, respuesta: 'libre' }),
      await reply({ enlace: token.replace(/\.\d+$/, ''), idConsulta, respuesta: 'libre' }),
      await reply({ enlace: token, idConsulta, respuesta: 'libre' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 409, 410, 410, 200]);
    expect(await rentedRows()).toEqual([]);
    await isMailed();
  });

  it('have a rule for each inquiry that cannot be answered so', async () => {
    const { id, enlace } = await aHome();
    const another = await publish(app);
    const motiveOf = async (fields: object, change: string): Promise<string> => {
      const idConsulta = await ask(id, fields);
      await app.sql(change, change.includes('$1') ? [idConsulta] : []);
      const { motivo, respuestas } = await theInquiry(enlace);
      expect(respuestas).toEqual([]);
      const refused = await reply({ enlace, idConsulta, respuesta: 'libre' });
      expect([refused.statusCode, refused.json().message]).toEqual([409, motivo]);
      return motivo;
    };
    const byWhatsapp = `UPDATE inquiries SET channel = 'whatsapp', email = '', phone = '2291 401234' WHERE id = $1`;
    expect(await motiveOf({}, byWhatsapp)).toBe(ANSWER_MESSAGES.byWhatsapp);
    expect(await motiveOf({ mensaje: 'Dos' }, `UPDATE inquiries SET email = '' WHERE id = $1`)).toBe(
      ANSWER_MESSAGES.erased,
    );
    const refuse = `INSERT INTO refused_addresses (email, reason) VALUES ('${VISITOR}', '550')`;
    expect(await motiveOf({ mensaje: 'Tres' }, refuse)).toBe(ANSWER_MESSAGES.noMail);
    await app.empty('refused_addresses');
    const list = `INSERT INTO blacklist (email, description) VALUES ('${VISITOR}', '')`;
    const listed = { mensaje: 'Cuatro', llegada: null, salida: null };
    expect(await motiveOf(listed, list)).toBe(ANSWER_MESSAGES.noMail);
    await app.empty('blacklist');
    const idConsulta = await ask(id, { mensaje: 'Cinco', llegada: null, salida: null });
    expect(await theInquiry(enlace)).toMatchObject({ presupuesto: '', motivo: '' });
    expect((await reply({ enlace, idConsulta, respuesta: 'otra', texto: '  ' })).statusCode).toBe(400);
    await app.sql(`UPDATE listings SET status = 'withdrawn' WHERE id = $1`, [id]);
    const gone = await reply({ enlace, idConsulta, respuesta: 'libre' });
    expect([gone.statusCode, gone.json().message]).toEqual([409, ANSWER_MESSAGES.notPublished]);
    expect((await theInquiry(enlace)).respuestas).toHaveLength(2);
    await app.sql('UPDATE inquiries SET listing_id = $1 WHERE id = $2', [another, idConsulta]);
    expect((await reply({ enlace, idConsulta, respuesta: 'otra', texto: 'Hola' })).statusCode).toBe(404);
  });

  it('are not mailed of a blacklisted owner, who sees nothing of it', async () => {
    const { id, enlace } = await aHome();
    await app.sql(`UPDATE listings SET email = 'otra@ejemplo.com' WHERE id = $1`, [id]);
    const idConsulta = await ask(id);
    await app.post(blacklistAddress.path, { email: OWNER, descripcion: 'Estafa' }, operator);
    const answered = await reply({ enlace, idConsulta, respuesta: 'otra', texto: 'Depositá la seña acá.' });
    expect(answered.json().consultas[0].respuesta).toMatchObject({ texto: 'Respondo otra cosa' });
    await app.releaseMail();
    await app.settle();
    expect(toVisitor()).toEqual([]);
  });

  it('say from five on how long they take, without those that only a mark tells', async () => {
    const { id, code, enlace } = await aHome();
    const shown = async () =>
      (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().respuestas;
    const delays = [1, 2, 3, 50, 60];
    for (const [at, hours] of delays.entries()) {
      const email = `eva${at}@ejemplo.com`;
      const idConsulta = await ask(id, { mensaje: `Consulta ${at}`, email });
      if (at === 4) {
        await app.post(markOwnInquiry.path, { enlace, idConsulta, respondida: true });
        await eventually('four answers are too few', async () => (await shown())?.demora === null);
      }
      await reply({ enlace, idConsulta, respuesta: 'libre' });
      await app.sql(
        `UPDATE inquiries SET created_at = answered_at - make_interval(hours => $1) WHERE id = $2`,
        [hours, idConsulta],
      );
      await app.sql('UPDATE inquiries SET answered_at = answered_at');
    }
    await eventually('the median is shown', async () => (await shown())?.demora === 180);
  });

  it('are shown, corrected and erased with the data of visitor and owner', async () => {
    const { id, enlace } = await aHome();
    const idConsulta = await ask(id);
    await reply({ enlace, idConsulta, respuesta: 'otra', texto: 'Te llamo al 2291 555555.' });
    for (const email of [VISITOR, OWNER]) {
      const found = await app.post(findPersonalData.path, { email }, operator);
      expect(JSON.stringify(found.json())).toContain('Te llamo al 2291 555555.');
    }
    await app.post(erasePersonalData.path, { email: VISITOR }, operator);
    expect(await app.sql('SELECT answer_text FROM inquiries')).toEqual([{ answer_text: '' }]);
    await app.settle();
    expect(toVisitor()).toEqual([]);
    const later = await ask(id, { email: 'ana@ejemplo.com' });
    await reply({ enlace, idConsulta: later, respuesta: 'otra', texto: 'Soy Luz.' });
    await app.sql(`UPDATE listings SET status = 'withdrawn' WHERE id = $1`, [id]);
    await app.post(erasePersonalData.path, { email: OWNER }, operator);
    expect(await app.sql(`SELECT answer_text FROM inquiries WHERE answer_text <> ''`)).toEqual([]);
  });
});
