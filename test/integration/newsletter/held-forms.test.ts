import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import { sendMessage } from '#common/newsletter/support/support-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const BAD = 'malo@ejemplo.com';

describe('forms that look like a bot’s', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    listing = await publish(app);
    code = await approve(app, listing, { operator });
    await storeBlacklist(app, BAD);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.sql('TRUNCATE support_messages, rate_limits, idempotency_keys CASCADE'));

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
});
