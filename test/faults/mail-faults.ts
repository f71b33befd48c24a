import { BOTH, hold, type Fault } from './fault.js';
import type { Lab } from './lab.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { sendNewsletter } from './process-faults.js';

const stateOf = async (lab: Lab, email: string) =>
  (
    await lab.sql<{ state: string; attempts: number; message_id: string }>(
      `SELECT state, attempts, message_id FROM mail_deliveries WHERE recipient_email = $1 AND template = 'listing-received'`,
      [email],
    )
  )[0];

/** Publishes while the mail server behaves as given, and waits for one attempt. */
async function tryOnce(lab: Lab, final: string[]): Promise<{ email: string; state: string; id: string }> {
  const { status, email } = await lab.publish();
  hold(status === 200, 'the publication is accepted');
  await lab.until('a first attempt', async () => {
    const row = await stateOf(lab, email);
    return row !== undefined && row.attempts > 0 && final.includes(row.state);
  });
  const row = (await stateOf(lab, email))!;
  return { email, state: row.state, id: row.message_id };
}

async function arrives(lab: Lab, email: string, id: string): Promise<number> {
  const seconds = await lab.until('it arrives once the server is well', async () => {
    await lab.sql(`UPDATE mail_deliveries SET next_attempt_at = now() WHERE state = 'queued'`);
    return (await stateOf(lab, email))?.state === 'sent';
  });
  for (const { headers } of lab.sink.sentTo(email))
    hold(headers.get('message-id') === id, 'under the same Message-ID');
  return seconds;
}

const badMailServer: Fault = {
  name: 'F9',
  title: 'The mail server refuses, hangs, says later, says no, or drops after the message',
  backends: BOTH,
  quick: true,
  async run(lab, { minutesMatter }) {
    const { port } = lab.sink;
    await lab.sink.stop();
    const refused = await tryOnce(lab, ['queued']);
    const back = await SmtpSink.start(port);
    Object.assign(lab, { sink: back });
    const seconds = await arrives(lab, refused.email, refused.id);

    lab.sink.behave('later');
    const later = await tryOnce(lab, ['queued']);
    lab.sink.behave('accept');
    await arrives(lab, later.email, later.id);
    hold(lab.sink.sentTo(later.email).length === 1, '451: once');

    lab.sink.behave('refuse');
    const no = await tryOnce(lab, ['failed']);
    hold((await stateOf(lab, no.email))!.attempts === 1, '550: failed at once');

    lab.sink.behave('drop');
    const dropped = await tryOnce(lab, ['queued']);
    lab.sink.behave('accept');
    await arrives(lab, dropped.email, dropped.id);
    hold(lab.sink.sentTo(dropped.email).length <= 2, 'dropped after DATA: at most one more');

    lab.sink.reset();
    lab.sink.behave((recipient) => (recipient.startsWith('lectora') ? 'drop' : 'accept'));
    await sendNewsletter(lab, 5);
    await lab.until(
      'the newsletter has an end',
      async () => (await lab.count('mail_deliveries', `bulk AND state IN ('queued', 'sending')`)) === 0,
    );
    const newsletters = lab.sink.messages.filter(({ recipients }) => recipients[0]!.startsWith('lectora'));
    hold(newsletters.length === 5, `a newsletter is never sent again: ${newsletters.length} of 5`);
    hold(
      (await lab.count('mail_deliveries', `bulk AND state = 'unconfirmed'`)) === 5,
      'and is called unconfirmed',
    );

    if (minutesMatter) {
      lab.sink.behave('hang');
      const hung = await tryOnce(lab, ['queued']);
      lab.sink.behave('accept');
      await arrives(lab, hung.email, hung.id);
    }
    lab.sink.behave('accept');
    await lab.settle();
    return {
      injected: `refused, 451, 550, drop after DATA${minutesMatter ? ', tar pit' : ''}`,
      held: 'queued and sent; tried again; failed once; at most once more under the same id, newsletter 0 more',
      seconds,
    };
  },
};

export const MAIL_FAULTS = [badMailServer];
