import { scheduleNewsletter } from '#common/calls/newsletter.js';
import { closeReports, listReports, reportListing } from '#common/calls/reports.js';
import { blockNetwork } from '#common/calls/security.js';
import { closeMessages } from '#common/calls/support.js';
import { cleanSeason, undoChange } from '#common/calls/tools.js';
import { localTimeOf } from '#common/rules/scheduled-sending.js';
import type { AuditEntryWire } from '#common/wire/tools.js';
import { approve, publish } from '../builders/desk.js';
import { storeContacts } from '../builders/rows.js';
import { TestApp } from '../support/test-app.js';

/** A kind of change: what makes it, and what it changes in the database. */
interface Kind {
  action: string;
  make: () => Promise<void>;
  state: string;
}

describe('undoing what the operator did beside notices', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const make = async (call: { path: string }, body: object): Promise<void> => {
    const answer = await app.post(call.path, body, operator);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  };
  const latest = async (): Promise<AuditEntryWire> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json().cambios[0];
  const undo = async ({ id }: AuditEntryWire): Promise<number> =>
    (await app.post(undoChange.path, { idCambio: id }, operator)).statusCode;

  const closedMessage: Kind = {
    action: 'support.close',
    make: async () => {
      const [message] = await app.sql<{ id: number }>(
        `INSERT INTO support_messages (full_name, email, message) VALUES ('Ana', 'ana@ejemplo.com', '¿Cómo publico?') RETURNING id`,
      );
      await make(closeMessages, { consultasIds: [message!.id] });
    },
    state: 'SELECT closed_at IS NOT NULL AS done FROM support_messages',
  };
  const closedReports: Kind = {
    action: 'report.close',
    make: async () => {
      const codigo = await approve(app, await publish(app), { operator });
      await make(reportListing, { codigo, motivo: 'estafa', mensaje: '', email: '' });
      const [{ idDenuncia }] = (await app.get(`${listReports.path}?cerradas=0&pagina=1`, operator)).json();
      await make(closeReports, { idDenuncia, nota: 'Se habló con el dueño.' });
    },
    state: 'SELECT closed_at IS NOT NULL AS done FROM report_cases',
  };
  const blockedNetwork: Kind = {
    action: 'network.block',
    make: () => make(blockNetwork, { red: '198.51.100.7', horas: 1, motivo: 'Publica de a cientos' }),
    state: 'SELECT count(*) > 0 AS done FROM blocked_networks',
  };
  const scheduled: Kind = {
    action: 'newsletter.schedule',
    make: async () => {
      const contactosIds = await storeContacts(app, { email: 'uno@x.com' });
      const cuando = localTimeOf(new Date(Date.now() + 86_400_000));
      await make(scheduleNewsletter, { asunto: 'Temporada', mensaje: 'Ya abrió.', contactosIds, cuando });
    },
    state: `SELECT count(*) > 0 AS done FROM scheduled_newsletters WHERE state = 'waiting'`,
  };
  const cleaned: Kind = {
    action: 'season.clean',
    make: async () => {
      const id = await publish(app);
      await approve(app, id, { operator });
      await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
      await make(cleanSeason, {});
    },
    state: 'SELECT NOT bool_or(rented) AS done FROM prices',
  };

  it.each([closedMessage, closedReports, blockedNetwork, scheduled, cleaned])(
    'takes back $action, which is then a change of its own',
    async ({ action, make: does, state }) => {
      const isDone = async (): Promise<boolean> => (await app.sql<{ done: boolean }>(state))[0]!.done;
      await does();
      const made = await latest();
      expect([made.accion, made.noSeDeshace, await isDone()]).toEqual([action, null, true]);
      expect(await undo(made)).toBe(200);
      expect(await isDone()).toBe(false);
      expect(await latest()).toMatchObject({ deshace: made.id });
      expect(await undo(made)).toBe(409);
    },
  );
});
