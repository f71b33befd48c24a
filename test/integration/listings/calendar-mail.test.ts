import { saveCalendarAddress, viewOwnCalendar } from '#common/listings/calendars/calendar-calls.js';
import { proposalText } from '#common/listings/calendars/calendar-messages.js';
import { Settings } from '#platform/config/settings.js';
import { ReadCalendars } from '../../../backend/src/listings/calendars/read-calendars.js';
import { startMailed } from '../../builders/mailed-app.js';
import { reserved } from '../../builders/outside-calendar.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { startStandIn, type StandIn } from '../../support/stand-in-json.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'duenia@ejemplo.com';

describe('what an outside calendar proposes', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let site: StandIn;

  beforeAll(async () => {
    site = await startStandIn();
    ({ app, sink, operator } = await startMailed());
    const origins = { CALENDAR_ORIGINS: new URL(site.url).origin };
    Object.assign(app.web.get(Settings, { strict: false }), origins);
    Object.assign(app.worker!.get(Settings, { strict: false }), origins);
  });
  afterAll(async () => {
    await app.stop();
    await site.stop();
  });
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, calendars');
    sink.reset();
    site.answers(reserved());
  });

  const connected = async (): Promise<string> => {
    const { enlace } = await anOwnHome({ app, sink, operator }, OWNER);
    await app.post(saveCalendarAddress.path, { enlace, direccion: site.url });
    return enlace;
  };
  /** Reads the calendar again, hours after the last message. */
  const read = async (): Promise<void> => {
    await app.sql(
      `UPDATE calendars SET next_attempt_at = now() - interval '1 second', told_at = told_at - interval '7 hours'`,
    );
    await readSoon();
  };
  const readSoon = async (): Promise<void> => {
    const state = async () => JSON.stringify(await app.sql('SELECT read_at FROM calendars'));
    const before = await state();
    await app.sql(`UPDATE calendars SET next_attempt_at = now() - interval '1 second'`);
    await app.worker!.get(ReadCalendars, { strict: false }).handle();
    await eventually('the calendar is read', async () => (await state()) !== before);
    await app.settle();
  };
  const mails = () => sink.sentTo(OWNER).filter(({ subject }) => subject.includes('¿marcamos ALQUILADO?'));

  it('is told to the owner once, by a mail whose link opens the calendars and marks nothing', async () => {
    const enlace = await connected();
    await readSoon();
    await sink.waitFor(OWNER, { count: 2 });
    const [mail, ...others] = mails();
    const { propuestas } = (await app.post(viewOwnCalendar.path, { enlace })).json().calendario;
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(/\/mi-aviso\?abrir=calendarios#[\w.-]+/);
    expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(proposalText(propuestas[0]));
    expect(mail!.text).not.toContain('Pérez');
    await read();
    expect(mails()).toHaveLength(1);
    expect(await app.count('prices', 'rented')).toBe(0);
  });

  it('is told again for other nights, hours later; nights that are only not available, once a year', async () => {
    await connected();
    await readSoon();
    site.answers(reserved().replace('20200116', '20200110'));
    await readSoon();
    expect(await app.count('mail_deliveries', `template = 'calendar-proposals'`)).toBe(1);
    await read();
    expect(await app.count('mail_deliveries', `template = 'calendar-proposals'`)).toBe(2);
    for (const end of ['20200116', '20200112', '20200113']) {
      site.answers(reserved('Airbnb (Not available)').replace('20200116', end));
      await read();
    }
    expect(await app.count('mail_deliveries', `template = 'calendar-proposals'`)).toBe(3);
  });

  it('is told once by two workers', async () => {
    await connected();
    await app.sql('UPDATE calendars SET next_attempt_at = now()');
    const reader = app.worker!.get(ReadCalendars, { strict: false });
    await Promise.all([reader.handle(), reader.handle()]);
    await eventually('it is told', async () => (await app.count('calendars', 'told_at IS NOT NULL')) === 1);
    await app.settle();
    expect(await app.count('mail_deliveries', `template = 'calendar-proposals'`)).toBe(1);
  });
});
