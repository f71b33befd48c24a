import type { PersonalDataGroup } from '#common/owners/personal-data/personal-data-calls.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { DataSource } from 'typeorm';
import { TestApp } from '../../support/test-app.js';

const ANA = 'ana_b@ejemplo.com';

describe('the audit trail about a person', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const post = (path: string) => app.post(`/api/datosPersonales/${path}`, { email: ANA }, operator);
  const noted = (note: string) =>
    app.web.get(DataSource).transaction((tx) =>
      app.web.get(AuditTrail, { strict: false }).record(tx, {
        administratorId: null,
        action: 'templates.change',
        entity: 'templates',
        entityId: null,
        after: { note },
      }),
    );
  const left = async () =>
    (
      await app.sql<{ note: string }>(
        `SELECT after ->> 'note' AS note FROM audit_entries WHERE after ? 'note' ORDER BY id`,
      )
    ).map(({ note }) => note);

  it('does not contain, or lose, what concerns somebody whose address only contains that of the person', async () => {
    const about = [ANA, `Escribió ANA_B@ejemplo.com.`, `Otro\n${ANA}`, `<${ANA}>, otra`, `mailto:${ANA}`];
    const others = [
      `mari${ANA}`,
      `${ANA}.ar`,
      `lu-${ANA}`,
      `${ANA}-sa.com`,
      'ana_bXejemplo.com y ana_b@ejemplo-com',
    ];
    for (const note of [...about, ...others]) await noted(note);
    const { grupos } = (await post('ver')).json() as { grupos: PersonalDataGroup[] };
    const shown = JSON.stringify(grupos);
    for (const note of others) expect(shown).not.toContain(JSON.stringify(note));
    for (const note of about) expect(shown).toContain(JSON.stringify(note));
    expect((await post('borrar')).statusCode).toBe(200);
    expect(await left()).toEqual(others);
  });
});
