import type { LightMyRequestResponse } from 'fastify';
import { discardPending, undoDiscard } from '#common/accounts/security/security-calls.js';
import { editContact } from '#common/listings/editing/edit-calls.js';
import { mergeOwners } from '#common/owners/owner-calls.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { approve, publishFrom } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';

interface Changed {
  id: number;
  change: () => Promise<LightMyRequestResponse>;
}

describe('a notice that changes together with others', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const post = (call: { path: string }, body: object) => app.post(call.path, body, operator);
  const aNotice = (contacto = aPublication().contacto) => publishFrom(app, aPublication({ contacto }));
  const versionOf = async (id: number): Promise<number> =>
    (await app.sql<{ version: number }>('SELECT version FROM listings WHERE id = $1', [id]))[0]!.version;

  const CHANGES: Record<string, () => Promise<Changed>> = {
    'the cleaning of the season': async () => {
      const { id } = await aNotice();
      await approve(app, id, { operator });
      await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
      return { id, change: () => post(cleanSeason, {}) };
    },
    'another DNI of the owner of verified homes': async () => {
      const { contacto } = aPublication();
      const { id, contactId } = await aNotice(contacto);
      await aNotice(contacto);
      await app.sql(`UPDATE listings SET verification = '{"seen": ["escritura"], "day": "2026-01-01"}'`);
      return { id, change: () => post(editContact, { idContacto: contactId, dni: '20555666' }) };
    },
    'the merging of two records of its owner': async () => {
      const { contacto } = aPublication();
      const kept = await aNotice(contacto);
      const { id, contactId } = await aNotice({ ...contacto, email: 'otra@ejemplo.com' });
      const body = {
        idQueda: kept.contactId,
        versionQueda: 1,
        idSeUne: contactId,
        versionSeUne: 1,
        campos: [],
      };
      return { id, change: () => post(mergeOwners, body) };
    },
    'the discarding of a network': async () => {
      const { id, network } = await aNotice();
      return { id, change: () => post(discardPending, { red: network }) };
    },
    'the recovery of what was discarded': async () => {
      const { id, network } = await aNotice();
      const { lote } = (await post(discardPending, { red: network })).json();
      return { id, change: () => post(undoDiscard, { lote }) };
    },
  };

  it.each(Object.entries(CHANGES))('has another version: %s', async (_, prepare) => {
    const { id, change } = await prepare();
    const before = await versionOf(id);
    const answer = await change();
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect(await versionOf(id)).toBe(before + 1);
  });
});
