import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import { storeInquiries, storeMail } from '../../builders/rows.js';
import { storeEvents } from '../../builders/work.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';

describe('an inquiry that was erased before its mail went out', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  it('is not mailed to the owner: not singly, and not with others', async () => {
    const { id, code } = await anOwnHome({ app, sink, operator }, OWNER);
    const asked = { listingId: id, code };
    const erased = { ...asked, fullName: 'Borrado', email: '', message: '' };
    const left = { ...asked, email: 'eva@ejemplo.com' };
    const [gone, waits, stays] = await storeInquiries(app, erased, erased, left);
    const facts = { listingId: id };
    sink.reset();
    await storeEvents(app, {
      event: 'inquiry.created',
      payload: { ...facts, inquiryId: gone, channel: 'email', way: 'single', copy: false },
    });
    await storeMail(
      app,
      { template: 'inquiry', recipientEmail: OWNER, facts: { inquiryId: waits } },
      { template: 'inquiry-digest', recipientEmail: OWNER, facts: { ...facts, inquiryIds: [gone, waits] } },
      { template: 'inquiry-digest', recipientEmail: OWNER, facts: { ...facts, inquiryIds: [gone, stays] } },
    );
    const isDone = async () =>
      (await app.count('outbox', 'relayed_at IS NULL')) === 0 &&
      (await app.count('inbox', 'done_at IS NULL')) === 0 &&
      (await app.count('mail_deliveries', `state IN ('queued', 'sending')`)) === 0;
    await eventually('nothing waits', isDone);
    expect(sink.sentTo(OWNER).map(({ subject }) => subject)).toEqual([`1 consulta por tu aviso ${code}`]);
    expect(sink.sentTo(OWNER)[0]!.text).not.toContain('Borrado');
  });
});
