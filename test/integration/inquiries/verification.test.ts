import { verifyListing } from '#common/inquiries/inquiry-calls.js';
import { VERIFICATION_MESSAGES } from '#common/inquiries/verification-messages.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';

const PHONE = '+5492234001118';

describe('the verification of a code and a phone', () => {
  let app: TestApp;
  let withPhone: string;
  let without: string;
  let pending: number;
  let networks = 0;

  beforeAll(async () => {
    app = await TestApp.start();
    const operator = await app.signIn();
    const publication = aPublication();
    publication.inmueble.telefono = PHONE;
    withPhone = await approve(app, await publish(app, publication), { operator });
    without = await approve(app, await publish(app), { operator });
    pending = await publish(app);
  });
  afterAll(() => app.stop());

  const ask = (codigo: string, telefono: string, ip = `10.5.0.${(networks++ % 250) + 1}`) =>
    app.request({
      method: 'POST',
      url: verifyListing.path,
      remoteAddress: ip,
      payload: { codigo, telefono },
    });

  it.each([PHONE, '0223 15 400-1118', '223 400 1118', '+54 9 223 400-1118'])(
    'finds that %s is the phone of the notice',
    async (telefono) => {
      expect((await ask(withPhone.toLowerCase(), telefono)).json()).toEqual({
        success: true,
        coincide: true,
      });
    },
  );

  it('has one answer for everything else', async () => {
    const answers = [
      await ask(withPhone, '+5492234001119'),
      await ask(without, PHONE),
      await ask('ALQ-9999', PHONE),
      await ask('cualquiera', PHONE),
      await ask(String(pending), PHONE),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`200 {"success":true,"coincide":false}`]),
    );
  });

  it.each([
    ['', PHONE, 'codigo'],
    ['ALQ-0001', '4001118', 'telefono'],
    ['ALQ-0001', '', 'telefono'],
  ])('needs a code and a whole number: %j, %j', async (codigo, telefono, field) => {
    const refused = await ask(codigo, telefono);
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, [field]]);
  });

  it('is limited to ten an hour for a network', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 11; time++) statuses.add((await ask(withPhone, PHONE, '10.4.0.1')).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('is answered by a page without scripts', async () => {
    const answer = await app.request({
      method: 'POST',
      url: '/verificar',
      remoteAddress: '10.3.0.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ codigo: withPhone, telefono: PHONE }).toString(),
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toContain(VERIFICATION_MESSAGES.matches);
  });
});
