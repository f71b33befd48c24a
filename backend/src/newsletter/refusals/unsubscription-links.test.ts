import type { Settings } from '#platform/config/settings.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { UnsubscriptionLinks } from './unsubscription-links.js';

describe('the link to unsubscribe', () => {
  const settings = { SESSION_SECRET: 's'.repeat(32), SITE_URL: 'https://costa.example' } as Settings;
  const links = new UnsubscriptionLinks(new SealedTexts(new SecretKeys(settings)), settings);
  const tokenOf = async (id: number, email: string) =>
    new URL(await links.of(id, email)).searchParams.get('token')!;

  it.each([
    [7, 'eva@ejemplo.com'],
    [-7, 'ev@ejemplo.com'],
  ])('names the recipient %s and the address %s, which nobody can read in it', async (recipientId, email) => {
    const token = await tokenOf(recipientId, email);
    expect(Buffer.from(token.split('.')[1]!, 'base64url').toString('latin1')).not.toContain(email);
    expect(await links.personOf(token)).toEqual({ recipientId, email });
  });

  it.each(['e@x.com', 'ev@x.com', 'eva@x.com'])('is not valid in another spelling, of %s', async (email) => {
    const token = await tokenOf(7, email);
    const forged = [
      `${token}x`,
      `${token}.x`,
      `0${token}`,
      token.slice(0, -1),
      `${token.slice(0, -1)}!`,
      '',
      '1.',
    ];
    for (const wrong of forged) expect([wrong, await links.personOf(wrong)]).toEqual([wrong, undefined]);
  });
});
