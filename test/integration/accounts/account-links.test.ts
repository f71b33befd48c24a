import { definePassword, readAccountLink, requestReset } from '#common/accounts/account-calls.js';
import { AccountLinks } from '../../../backend/src/accounts/credentials/account-links.js';
import { storeAccounts } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

describe('the links that are mailed to whoever asks for a password', () => {
  let app: TestApp;
  let links: AccountLinks;

  beforeAll(async () => {
    app = await TestApp.start();
    links = app.web.get(AccountLinks, { strict: false });
  });
  afterAll(() => app.stop());

  const ask = (email: string) => app.post(requestReset.path, { email });
  /** Tokens of the links of an account, in the order in which they were asked for. */
  async function tokens(id: number): Promise<string[]> {
    const rows = await app.sql<{ id: string }>(
      'SELECT id FROM account_links WHERE administrator_id = $1 ORDER BY created_at',
      [id],
    );
    return Promise.all(rows.map(async (link) => (await links.addressOf(link.id)).split('#')[1]!));
  }
  const status = async (enlace: string) => (await app.post(readAccountLink.path, { enlace })).statusCode;

  it('leave those that the owner has valid, until one is used', async () => {
    const email = 'duena@ejemplo.com';
    const [id] = await storeAccounts(app, { email });
    await ask(email);
    await ask(email);
    const [first, second] = await tokens(id!);
    expect([await status(first!), await status(second!)]).toEqual([200, 200]);
    await app.post(definePassword.path, { enlace: first, clave: 'tres gaviotas y un mate' });
    expect([await status(first!), await status(second!)]).toEqual([410, 410]);
  });

  it('are invitations for an account that has no password yet', async () => {
    const email = 'invitada@ejemplo.com';
    const [id] = await storeAccounts(app, { email, passwordHash: null });
    await ask(email);
    const [enlace] = await tokens(id!);
    expect((await app.post(readAccountLink.path, { enlace })).json()).toMatchObject({ tipo: 'invitacion' });
    expect(await app.count('mail_deliveries', `template = 'account-invitation'`)).toBe(1);
  });
});
