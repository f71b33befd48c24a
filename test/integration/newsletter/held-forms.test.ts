import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import {
  removeMessage,
  replyToMessages,
  sendMessage,
  viewConversation,
} from '#common/newsletter/support/support-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { viewOwner } from '#common/owners/owner-calls.js';
import {
  correctPersonalData,
  erasePersonalData,
  findPersonalData,
  type PersonalDataAnswer,
} from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeContacts, storeSupportMessages } from '../../builders/rows.js';
import { tablesWith } from '../../support/tables-with.js';
import { TestApp } from '../../support/test-app.js';

const { groups } = PERSONAL_DATA_MESSAGES;
const BAD = 'malo@ejemplo.com';

describe('forms that look like a bot’s', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    const publication = aPublication();
    publication.inmueble.telefono = '2291400000';
    listing = await publish(app, publication);
    code = await approve(app, listing, { operator });
    await storeBlacklist(app, BAD);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('support_messages, rate_limits, idempotency_keys'));

  const held = () => app.count('support_messages', 'closed_at IS NOT NULL');

  function aNotice(email: string, email_inmueble: string) {
    const publication = aPublication();
    Object.assign(publication.contacto, { email });
    Object.assign(publication.inmueble, { email_inmueble });
    return publication;
  }
  const inquiry = (email: string) => ({
    inmuebleId: listing,
    nombreCompleto: 'Eva Ríos',
    mensaje: '¿Está libre?',
    tipoConsulta: 'email',
    email,
  });
  const forms: [string, { path: string }, (email: string) => object][] = [
    ['a message', sendMessage, (email) => ({ nombreCompleto: 'Eva', email, mensaje: 'Hola' })],
    ['an inquiry', createInquiry, inquiry],
    [
      'a report',
      reportListing,
      (email) => ({ codigo: code, motivo: 'estafa', mensaje: 'No es suyo', email }),
    ],
    ['a request for news', requestNews, (email) => ({ email })],
    ['a notice', publishListing, (email) => aNotice(email, '')],
    ['a notice with another address', publishListing, (email) => aNotice('buena@ejemplo.com', email)],
  ];

  it.each(forms)(
    'are kept, unless their address is blacklisted, which the sender does not see: %s',
    async (...form) => {
      const [, { path }, bodyWith] = form;
      const send = (email: string) => app.post(path, { ...bodyWith(email), casillero: 'x' });
      const kept = await send('buena@ejemplo.com');
      expect([kept.statusCode, await held()]).toEqual([200, 1]);
      const dropped = await send('Malo+otro@ejemplo.com');
      expect([dropped.statusCode, await held()]).toEqual([200, 1]);
      const withoutIds = (answer: object) => ({ ...answer, insertId: 0, idInmueble: 0 });
      expect(withoutIds(dropped.json())).toEqual(withoutIds(kept.json()));
    },
  );

  describe('without an address', () => {
    const PHONE = '02291 15-455010';
    const person = { email: 'nadie@ejemplo.com', telefono: '2291455010' };
    let ids: number[];

    beforeEach(async () => {
      for (const [nombreCompleto, telefono] of [
        ['Eva Heldurtubey', PHONE],
        ['Otra Persona', '2291455011'],
      ])
        await app.post(createInquiry.path, {
          ...inquiry(''),
          tipoConsulta: 'whatsapp',
          nombreCompleto,
          telefono,
          casillero: 'x',
        });
      const rows = await app.sql<{ id: number }>('SELECT id FROM support_messages ORDER BY id');
      ids = rows.map(({ id }) => id);
    });

    const post = (path: string, body: object) => app.post(path, body, operator);
    const view = async (id: number) => (await app.get(`${viewConversation.path}?id=${id}`, operator)).json();
    const reply = (consultasIds: number[]) =>
      post(replyToMessages.path, { asunto: 'Hola', mensaje: 'Hola', consultasIds, sinEspera: true });
    const answered = () => app.count('support_messages', 'answered_at IS NOT NULL');

    it('are a conversation each', async () => {
      await storeContacts(app, { email: '' });
      expect(ids).toHaveLength(2);
      for (const id of ids)
        expect(await view(id)).toMatchObject({
          email: '',
          idContacto: null,
          entradas: [{ idConsultaSoporte: id, texto: expect.stringContaining('Teléfono: ') }],
        });
    });

    it('are not answered, alone or with others', async () => {
      const refused = await reply(ids);
      expect([refused.statusCode, refused.json().error]).toEqual([409, SUPPORT_MESSAGES.noAddress]);
      const [other] = await storeSupportMessages(app, { email: 'con@ejemplo.com' });
      expect((await reply([...ids, other!])).json()).toMatchObject({ total: 3, omitidos: 2 });
      expect(await answered()).toBe(1);
      expect(
        await app.sql(
          `SELECT recipient_email AS email FROM mail_deliveries WHERE template = 'support-reply'`,
        ),
      ).toEqual([{ email: 'con@ejemplo.com' }]);
    });

    it('are no messages of an owner without an address', async () => {
      const [owner] = await storeContacts(app, { email: '' });
      const page = (await app.get(`${viewOwner.path}?id=${owner}`, operator)).json();
      expect(page.mensajes.filas).toEqual([]);
    });

    it('are shown, corrected and erased by their phone', async () => {
      const shown = (await post(findPersonalData.path, person)).json() as PersonalDataAnswer;
      const rows = Object.fromEntries(shown.grupos.map(({ nombre, filas }) => [nombre, filas]));
      expect(rows[groups.support]).toMatchObject([{ registro: ids[0], teléfono: PHONE }]);
      const correction = { ...person, celular: '2291455012', version: shown.version };
      expect((await post(correctPersonalData.path, correction)).json()).toMatchObject({ success: true });
      expect(await tablesWith(app, PHONE)).toEqual([]);
      await post(erasePersonalData.path, { ...person, telefono: '2291455012' });
      expect(await tablesWith(app, 'Heldurtubey')).toEqual([]);
      expect(await app.count('support_messages')).toBe(1);
    });

    it('are found by their phone after they were deleted and restored', async () => {
      await post(removeMessage.path, { idConsultaSoporte: ids[0] });
      const [entry] = await app.sql<{ id: number }>('SELECT max(id)::int AS id FROM audit_entries');
      expect((await post('/api/auditoria/deshacer', { idCambio: entry!.id })).statusCode).toBe(200);
      expect(await app.sql('SELECT phone FROM support_messages ORDER BY id')).toEqual([
        { phone: PHONE },
        { phone: '2291455011' },
      ]);
      await post(erasePersonalData.path, person);
      expect(await tablesWith(app, 'Heldurtubey')).toEqual([]);
    });
  });
});
