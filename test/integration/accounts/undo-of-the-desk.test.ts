import { addAmenity, renameAmenity } from '#common/listings/amenities/amenity-calls.js';
import { changeAccount } from '#common/accounts/account-calls.js';
import {
  cancelScheduled,
  rescheduleNewsletter,
  scheduleNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { closeReports, listReports, reportListing } from '#common/inquiries/reports/report-calls.js';
import { cancelRollover } from '#common/owners/renewal/rollover-calls.js';
import { blockNetwork, unblockNetwork } from '#common/accounts/security/security-calls.js';
import { closeMessages, removeMessage, reopenMessages } from '#common/newsletter/support/support-calls.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { approve, publish } from '../../builders/desk.js';
import { storeContacts, storeReply, storeSupportMessages } from '../../builders/rows.js';
import { rollOver } from '../../builders/rollover.js';
import { TestApp } from '../../support/test-app.js';

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
      await make(closeMessages, { consultasIds: await storeSupportMessages(app, {}) });
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

  const unblockedNetwork: Kind = {
    action: 'network.unblock',
    make: async () => {
      await make(blockNetwork, { red: '198.51.100.8', horas: 1, motivo: 'Publica de a cientos' });
      await make(unblockNetwork, { red: '198.51.100.8' });
    },
    state: `SELECT count(*) = 0 AS done FROM blocked_networks WHERE network = '198.51.100.8' AND reason = 'Publica de a cientos'`,
  };
  const moved: Kind = {
    action: 'newsletter.reschedule',
    make: async () => {
      await scheduled.make();
      const idProgramado = await lastSchedule();
      const cuando = localTimeOf(new Date(Date.now() + 2 * 86_400_000));
      await make(rescheduleNewsletter, { idProgramado, cuando });
    },
    state: `SELECT bool_or(send_at > now() + interval '30 hours') AS done FROM scheduled_newsletters`,
  };
  const cancelled: Kind = {
    action: 'newsletter.cancel',
    make: async () => {
      await scheduled.make();
      await make(cancelScheduled, { idProgramado: await lastSchedule() });
    },
    state: `SELECT state = 'cancelled' AS done FROM scheduled_newsletters
            WHERE jsonb_array_length(selection->'ids') = 1 ORDER BY id DESC LIMIT 1`,
  };
  const deletedMessage: Kind = {
    action: 'support.delete',
    make: async () => {
      const [message] = await storeSupportMessages(app, {
        email: 'eva@ejemplo.com',
        createdAt: new Date('2026-11-01T12:00Z'),
        closedAt: new Date('2026-11-02T12:00Z'),
      });
      await storeReply(app, [message!]);
      await make(removeMessage, { idConsultaSoporte: message! });
    },
    state: `SELECT count(*) = 0 AS done FROM support_messages m JOIN support_reply_messages r ON r.message_id = m.id AND r.mailed
            WHERE email = 'eva@ejemplo.com' AND m.created_at = '2026-11-01T12:00Z' AND closed_at = '2026-11-02T12:00Z'`,
  };
  const promoted: Kind = {
    action: 'account.change',
    make: async () => {
      const idCuenta = await createAccount();
      await make(changeAccount, { idCuenta, rol: 'administrator', activa: true });
    },
    state: `SELECT role = 'administrator' AS done FROM administrators WHERE email = 'rol@ejemplo.com'`,
  };
  const endedRollover: Kind = {
    action: 'season.rollover.cancel',
    make: async () => {
      const id = await publish(app);
      await approve(app, id, { operator });
      const { idRenovacion } = (await rollOver(app, operator, { avisos: [id] })).json();
      await make(cancelRollover, { idRenovacion });
    },
    state: `SELECT d.state = 'cancelled' AND r.cancelled_at IS NOT NULL AS done FROM rollover_drafts d JOIN rollovers r ON r.id = d.rollover_id`,
  };

  const lastSchedule = async (): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT max(id) AS id FROM scheduled_newsletters'))[0]!.id;
  const createAccount = async (): Promise<number> => {
    const [account] = await app.sql<{ id: number }>(
      `INSERT INTO administrators (email, role) VALUES ('rol@ejemplo.com', 'editor')
       ON CONFLICT (email) DO UPDATE SET role = 'editor' RETURNING id`,
    );
    return account!.id;
  };

  it('does not give back the access of an account that was closed', async () => {
    const idCuenta = await createAccount();
    await make(changeAccount, { idCuenta, rol: 'editor', activa: false });
    const closed = await latest();
    expect([closed.noSeDeshace, await undo(closed)]).toEqual([UNDO_MESSAGES.closedAccount, 409]);
    await make(changeAccount, { idCuenta, rol: 'editor', activa: true });
    expect(await undo(await latest())).toBe(200);
    expect(await app.count('administrators', `id = ${idCuenta} AND disabled_at IS NOT NULL`)).toBe(1);
  });

  it.each([
    closedMessage,
    closedReports,
    blockedNetwork,
    scheduled,
    cleaned,
    unblockedNetwork,
    moved,
    cancelled,
    deletedMessage,
    promoted,
    endedRollover,
  ])('takes back $action, which is then a change of its own', async ({ action, make: does, state }) => {
    const isDone = async (): Promise<boolean> => (await app.sql<{ done: boolean }>(state))[0]!.done;
    await does();
    const made = await latest();
    expect([made.accion, made.noSeDeshace, await isDone()]).toEqual([action, null, true]);
    expect(await undo(made)).toBe(200);
    expect(await isDone()).toBe(false);
    expect(await latest()).toMatchObject({ deshace: made.id });
    expect(await undo(made)).toBe(409);
  });

  it('does not let a cancelled roll-over wait again whose notices are in a newer one', async () => {
    const id = await publish(app);
    await approve(app, id, { operator });
    const start = async () => (await rollOver(app, operator, { avisos: [id] })).json().idRenovacion;
    await make(cancelRollover, { idRenovacion: await start() });
    const cancelled = await latest();
    expect(await start()).toEqual(expect.any(Number));
    const answer = await app.post(undoChange.path, { idCambio: cancelled.id }, operator);
    expect([answer.statusCode, answer.json().error]).toEqual([409, UNDO_MESSAGES.rolledAgain]);
  });

  it('does not lift a block that has replaced the one it undoes', async () => {
    await blockedNetwork.make();
    const first = await latest();
    await make(blockNetwork, { red: '198.51.100.7', horas: 168, motivo: 'Sigue publicando' });
    expect(await undo(first)).toBe(409);
    expect(await app.count('blocked_networks', `reason = 'Sigue publicando'`)).toBe(1);
    expect(await undo(await latest())).toBe(200);
  });

  it('says so if there is nothing left to take back', async () => {
    const consultasIds = await storeSupportMessages(app, {});
    await make(closeMessages, { consultasIds });
    const closed = await latest();
    await make(reopenMessages, { consultasIds });
    const answer = await app.post(undoChange.path, { idCambio: closed.id }, operator);
    expect([answer.statusCode, answer.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    expect(await latest()).toMatchObject({ accion: 'support.reopen', deshace: null });
  });

  it('removes no service that was renamed since it was added', async () => {
    await make(addAmenity, { nombre: 'Parrila' });
    const added = await latest();
    await make(renameAmenity, { id: added.idEntidad, nombre: 'Parrilla de leña' });
    expect(await undo(added)).toBe(409);
    expect(await app.count('amenities', `name = 'Parrilla de leña'`)).toBe(1);
  });
});
