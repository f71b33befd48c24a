import { DataSource } from 'typeorm';
import { discardPending, undoDiscard } from '#common/accounts/security/security-calls.js';
import { removeContact } from '#common/contacts/contact-calls.js';
import { editContact, editProperty } from '#common/listings/editing/edit-calls.js';
import { closeReports } from '#common/inquiries/reports/report-calls.js';
import { cancelScheduled } from '#common/newsletter/newsletter-calls.js';
import { closeMessages, replyToMessages } from '#common/newsletter/support/support-calls.js';
import { retryMail } from '#common/operations/mail-ledger-calls.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { sealDnis } from '../../../backend/src/contacts/public.js';
import { publish, publishFrom } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import {
  storeContacts,
  storeMail,
  storeReportCase,
  storeScheduledNewsletters,
  storeSupportMessages,
} from '../../builders/rows.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** A row, and work that reads it in order to change it. */
interface Work {
  table: string;
  id: number;
  start: () => Promise<unknown>;
}

describe('a row that is read in order to be changed', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const post = (call: { path: string }, body: object) => app.post(call.path, body, operator);
  const aListing = (publication = aPublication()) => publishFrom(app, publication);

  const WORK: Record<string, () => Promise<Work>> = {
    'a notice that is edited': async () => {
      const { id } = await aListing();
      return { table: 'listings', id, start: () => post(editProperty, { idInmueble: id, banos: 2 }) };
    },
    'another verified notice of an owner whose DNI is edited': async () => {
      const { contacto } = aPublication();
      const { id, contactId } = await aListing(aPublication({ contacto }));
      await publish(app, aPublication({ contacto }));
      await app.sql(`UPDATE listings SET verification = '{"seen": ["escritura"], "day": "2026-01-01"}'`);
      return {
        table: 'listings',
        id,
        start: () => post(editContact, { idContacto: contactId, dni: '20555666' }),
      };
    },
    'pending notices of a network that are discarded': async () => {
      const { id, network } = await aListing();
      return { table: 'listings', id, start: () => post(discardPending, { red: network }) };
    },
    'discarded notices that are recovered': async () => {
      const { id, network } = await aListing();
      const { lote } = (await post(discardPending, { red: network })).json();
      return { table: 'listings', id, start: () => post(undoDiscard, { lote }) };
    },
    'a contact that is deleted': async () => {
      const [id] = await storeContacts(app, {});
      const start = () =>
        app.request({ method: 'DELETE', url: `${removeContact.path}?id=${id}`, headers: operator });
      return { table: 'contacts', id: id!, start };
    },
    'a contact whose DNI is encrypted': async () => {
      const [id] = await storeContacts(app, { dni: '30111222' });
      const [keys, sealed, signatures] = [SecretKeys, SealedTexts, Signatures].map((tool) =>
        app.web.get(tool, { strict: false }),
      ) as [SecretKeys, SealedTexts, Signatures];
      const start = () => sealDnis(app.web.get(DataSource), { keys, sealed, signatures });
      return { table: 'contacts', id: id!, start };
    },
    'a support message that is closed': async () => {
      const [id] = await storeSupportMessages(app, {});
      return { table: 'support_messages', id: id!, start: () => post(closeMessages, { consultasIds: [id] }) };
    },
    'a support message that is answered': async () => {
      const [id] = await storeSupportMessages(app, {});
      const reply = { consultasIds: [id], asunto: 'Tu consulta', mensaje: 'Hola', sinEspera: true };
      return { table: 'support_messages', id: id!, start: () => post(replyToMessages, reply) };
    },
    'a report that is closed': async () => {
      const id = await storeReportCase(app);
      return {
        table: 'report_cases',
        id,
        start: () => post(closeReports, { idDenuncia: id, nota: 'Es de su dueña' }),
      };
    },
    'a scheduled newsletter that is cancelled': async () => {
      const [id] = await storeScheduledNewsletters(app, {});
      return {
        table: 'scheduled_newsletters',
        id: id!,
        start: () => post(cancelScheduled, { idProgramado: id }),
      };
    },
    'a mail that is sent again': async () => {
      const [id] = await storeMail(app, { state: 'failed' });
      return { table: 'mail_deliveries', id: id!, start: () => post(retryMail, { idEnvio: id }) };
    },
  };

  /** The statement that waits for a lock. It is read after the wait was seen: one row shows a wait and the text of the statement before it. */
  const waiting = async (): Promise<string | undefined> => {
    const [waits] = await app.sql<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (!waits) return undefined;
    const [row] = await app.sql<{ query: string }>('SELECT query FROM pg_stat_activity WHERE pid = $1', [
      waits.pid,
    ]);
    return row?.query;
  };

  it.each(Object.entries(WORK))('is locked by the reading: %s', async (_, prepare) => {
    const { table, id, start } = await prepare();
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    try {
      await other.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
      const working = start();
      let statement: string | undefined;
      await eventually('the work waits', async () => {
        statement = await waiting();
        return statement !== undefined;
      });
      await other.rollbackTransaction();
      await working;
      expect(statement).toMatch(/^\s*SELECT/);
    } finally {
      await other.release();
    }
  });
});
