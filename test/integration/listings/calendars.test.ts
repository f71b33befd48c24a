import {
  dismissOwnProposal,
  dismissProposal,
  outsideCalendar,
  renewCalendarLink,
  saveCalendarAddress,
  saveOutsideCalendar,
  viewOwnCalendar,
  type OwnCalendarWire,
  type ShownProposal,
} from '#common/listings/calendars/calendar-calls.js';
import { CALENDAR_FAULTS, CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import { markRented } from '#common/listings/editing/edit-calls.js';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { markOwnPrice, moveOwnNotice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { Settings } from '#platform/config/settings.js';
import { ReadCalendars } from '../../../backend/src/listings/calendars/read-calendars.js';
import { startMailed } from '../../builders/mailed-app.js';
import { reserved } from '../../builders/outside-calendar.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { startStandIn, type StandIn } from '../../support/stand-in-json.js';
import { eventually, type TestApp } from '../../support/test-app.js';
import { withDeadline } from '../../support/with-deadline.js';

const OWNER = 'duenia@ejemplo.com';

describe('calendars of a notice', () => {
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
    site.requests.length = 0;
    site.hangs = false;
    site.answers(reserved());
  });

  const aHome = () => anOwnHome({ app, sink, operator }, OWNER);
  const calendarOf = async (enlace: string): Promise<OwnCalendarWire> =>
    (await app.post(viewOwnCalendar.path, { enlace })).json().calendario;
  const save = (enlace: string, direccion: string) =>
    app.post(saveCalendarAddress.path, { enlace, direccion });
  const renew = async (enlace: string): Promise<string> =>
    (await app.post(renewCalendarLink.path, { enlace })).json().calendario.enlace;
  const desk = async (id: number) =>
    (await app.get(`${outsideCalendar.path}?id=${id}`, operator)).json().calendario;
  const feed = (link: string) => app.get(new URL(link).pathname);
  /** Lets the calendars be due, and waits until they were read: the worker's own job may do so first. */
  const read = async (): Promise<void> => {
    const reader = app.worker!.get(ReadCalendars, { strict: false });
    const state = () => app.sql('SELECT read_at, attempts FROM calendars');
    const before = JSON.stringify(await state());
    await app.sql(`UPDATE calendars SET next_attempt_at = now() - interval '1 second'`);
    await reader.handle();
    await eventually('the calendar is read', async () => JSON.stringify(await state()) !== before);
  };
  const hoursUntilNext = async (): Promise<number> => {
    const hours = 'round(extract(epoch FROM next_attempt_at - now()) / 3600)::int';
    return (await app.sql<{ hours: number }>(`SELECT ${hours} AS hours FROM calendars`))[0]!.hours;
  };
  const version = async (enlace: string): Promise<number> =>
    (await app.post(viewOwnNotice.path, { enlace })).json().aviso.version;
  const move = async (enlace: string, accion: string) =>
    app.post(moveOwnNotice.path, { enlace, accion, version: await version(enlace) });

  describe('its own, for other sites', () => {
    it('has what is rented, at once, and nothing else of the notice', async () => {
      const { id, enlace } = await aHome();
      expect((await calendarOf(enlace)).enlace).toBeNull();
      const link = await renew(enlace);
      expect(link).toMatch(/\/calendario\/[\w-]{27}\.ics$/);
      expect((await feed(link)).body).not.toContain('VEVENT');
      await app.post(
        markRented.path,
        { idInmueble: id, periodo: 'Enero', fraccion: '1º Quincena', alquilado: true },
        operator,
      );
      const answer = await feed(link);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-cache',
      });
      expect(answer.body).toMatch(/DTSTART;VALUE=DATE:\d{4}0101\r\nDTEND;VALUE=DATE:\d{4}0116\r\n/);
      expect(answer.body).toMatch(/\r\nUID:[\d-]+@sitio\.test\r\n/);
      expect(answer.body).not.toMatch(/duenia|ejemplo\.com/);
    });

    it('stops at a link that is forged or replaced, and when the notice is withdrawn or erased', async () => {
      const { id, enlace } = await aHome();
      const first = await renew(enlace);
      const link = await renew(enlace);
      expect((await feed(first)).statusCode).toBe(404);
      expect((await feed(link.replace(/.\.ics/, '.ics'))).statusCode).toBe(404);
      expect((await feed(`${link.slice(0, -4)}x.ics`)).statusCode).toBe(404);
      await move(enlace, 'pausar');
      expect((await feed(link)).statusCode).toBe(200);
      await move(enlace, 'reanudar');
      await app.post(withdrawListing.path, { idInmueble: id }, operator);
      expect((await feed(link)).statusCode).toBe(404);
      expect((await app.post(renewCalendarLink.path, { enlace })).statusCode).toBe(409);
      await app.sql('DELETE FROM listings WHERE id = $1', [id]);
      expect((await feed(link)).statusCode).toBe(404);
      expect(await app.count('calendars')).toBe(0);
    });

    it('is not opened to a forged link of an owner', async () => {
      const { enlace } = await aHome();
      const forged = `${enlace.slice(0, -1)}${enlace.endsWith('A') ? 'B' : 'A'}`;
      for (const { path } of [viewOwnCalendar, renewCalendarLink, saveCalendarAddress])
        expect((await app.post(path, { enlace: forged, direccion: '' })).statusCode).toBe(410);
    });
  });

  describe('the one of another site', () => {
    it('proposes what to mark, and one press marks it', async () => {
      const { id, enlace } = await aHome();
      const saved = await save(enlace, `${site.url}privado.ics?s=secreto`);
      expect(saved.json().calendario).toMatchObject({ sitio: '127.0.0.1', leido: null, propuestas: [] });
      expect(saved.body).not.toContain('secreto');
      await read();
      expect(site.requests).toContain('/privado.ics?s=secreto');
      const { propuestas, leido } = await calendarOf(enlace);
      expect(leido).not.toBeNull();
      const [proposal] = propuestas;
      expect(proposal).toMatchObject({ periodo: 'Enero', esReserva: true, noches: 15 });
      expect(
        (await app.get(`${outsideCalendar.path}?id=${id}`, operator)).json().calendario.propuestas,
      ).toEqual(propuestas);
      expect(await app.count('prices', 'rented')).toBe(0);
      expect(JSON.stringify(await app.sql('SELECT windows FROM calendars'))).not.toContain('Ana');

      await app.post(markOwnPrice.path, {
        enlace,
        idPrecios: proposal!.idPrecios,
        alquilado: true,
        version: await version(enlace),
      });
      expect((await calendarOf(enlace)).propuestas).toEqual([]);
      expect(await app.count('prices', 'rented')).toBe(1);
    });

    it('shows what is only not available as such', async () => {
      const { enlace } = await aHome();
      site.answers(reserved('Airbnb (Not available)'));
      await save(enlace, site.url);
      await read();
      expect((await calendarOf(enlace)).propuestas[0]).toMatchObject({ esReserva: false });
      expect(await app.count('prices', 'rented')).toBe(0);
    });

    it.each([
      ['a page', '<html></html>', 200, 'malformed'],
      ['an error', '', 500, 'unreachable'],
      ['a redirect to inside', 'https://127.0.0.1/a.ics', 302, 'refused'],
      ['far too much', 'x'.repeat(1024 * 1024 + 1), 200, 'too-large'],
    ] as const)('keeps what it said while it answers %s', async (_what, body, status, fault) => {
      const { enlace } = await aHome();
      await save(enlace, site.url);
      await read();
      const before = await calendarOf(enlace);
      site.answers(body, status);
      await read();
      expect(await hoursUntilNext()).toBe(2);
      expect(await calendarOf(enlace)).toEqual({ ...before, problema: CALENDAR_FAULTS[fault] });
      site.answers(reserved());
      await read();
      expect((await calendarOf(enlace)).problema).toBe('');
    });

    it('is asked less and less often while it cannot be read', async () => {
      const { enlace } = await aHome();
      await save(enlace, site.url);
      site.answers('', 500);
      const waits: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) {
        await read();
        waits.push(await hoursUntilNext());
      }
      expect(waits).toEqual([2, 4, 8, 16, 24, 24]);
    });

    it('is given up when it hangs', async () => {
      const { enlace } = await aHome();
      await save(enlace, site.url);
      site.hangs = true;
      await withDeadline('calendar', 0.02, read);
      expect((await calendarOf(enlace)).problema).toBe(CALENDAR_FAULTS.unreachable);
    });

    it('is not taken from an address that may not be read', async () => {
      const { enlace } = await aHome();
      for (const direccion of [
        'http://otro.example/a.ics',
        'https://localhost:3000/a.ics',
        'https://127.0.0.1/a.ics',
        'https://[::ffff:10.0.0.1]/a.ics',
        'https://ana:clave@otro.example/a.ics',
        'javascript:alert(1)',
        'mi calendario',
      ]) {
        const answer = await save(enlace, direccion);
        expect([direccion, answer.statusCode]).toEqual([direccion, 400]);
        expect(answer.json().errores.direccion).toEqual([CALENDAR_MESSAGES.addressInvalid]);
      }
      expect(await app.count('calendars')).toBe(0);
    });

    it('is read once an hour, by whichever worker comes first, while the notice is public or paused', async () => {
      const { id, enlace } = await aHome();
      await save(enlace, site.url);
      const reader = app.worker!.get(ReadCalendars, { strict: false });
      await Promise.all([reader.handle(), reader.handle(), reader.handle()]);
      await eventually('it is read', async () => (await app.count('calendars', 'read_at IS NOT NULL')) === 1);
      expect(site.requests).toHaveLength(1);
      await app.post(withdrawListing.path, { idInmueble: id }, operator);
      await app.sql(`UPDATE calendars SET next_attempt_at = now() - interval '1 second'`);
      await reader.handle();
      expect(site.requests).toHaveLength(1);
    });

    it('proposes what was dismissed again once it has other nights, unless they are only not available', async () => {
      const { id, enlace } = await aHome();
      await save(enlace, site.url);
      await read();
      const shown = async (): Promise<ShownProposal> => {
        const { idPrecios, desde, hasta, noches } = (await desk(id)).propuestas[0];
        return { idPrecios, desde, hasta, noches };
      };
      const first = await shown();
      const dismiss = (seen: object) => app.post(dismissOwnProposal.path, { enlace, ...seen });
      expect((await dismiss({ ...first, noches: first.noches - 1 })).statusCode).toBe(409);
      expect((await dismiss(first)).json().calendario.propuestas).toEqual([]);
      await read();
      expect((await desk(id)).propuestas).toEqual([]);
      site.answers(reserved().replace('20200116', '20200110'));
      await read();
      const other = { idInmueble: id, ...(await shown()) };
      expect((await app.post(dismissProposal.path, other, operator)).statusCode).toBe(200);
      expect((await calendarOf(enlace)).propuestas).toEqual([]);
      site.answers(reserved('Airbnb (Not available)'));
      await read();
      const closed = { idInmueble: id, ...(await shown()) };
      expect((await app.post(dismissProposal.path, closed, operator)).statusCode).toBe(200);
      site.answers(reserved('Airbnb (Not available)').replace('20200116', '20200110'));
      await read();
      expect((await desk(id)).propuestas).toEqual([]);
    });

    it('is set and removed by the operator too', async () => {
      const { id, enlace } = await aHome();
      const set = (direccion: string) =>
        app.post(saveOutsideCalendar.path, { idInmueble: id, direccion }, operator);
      expect(await desk(id)).toMatchObject({ sitio: null, propuestas: [] });
      expect((await set('https://127.0.0.1/casa.ics')).json().errores).toHaveProperty('direccion');
      expect((await set(site.url)).statusCode).toBe(200);
      await read();
      expect((await desk(id)).propuestas).toHaveLength(1);
      expect((await calendarOf(enlace)).sitio).toBe((await desk(id)).sitio);
      expect((await set('')).json().message).toBe(CALENDAR_MESSAGES.removed);
      expect(await desk(id)).toMatchObject({ sitio: null, propuestas: [] });
      expect(
        await app.count('audit_entries', `action = 'listing.calendar' AND administrator_id IS NOT NULL`),
      ).toBe(2);
      await app.post(withdrawListing.path, { idInmueble: id }, operator);
      expect([await desk(id), (await set(site.url)).statusCode]).toEqual([null, 409]);
    });

    it('is forgotten with its address, and is none of the audit trail', async () => {
      const { id, enlace } = await aHome();
      const changes = () => app.count('audit_entries', `action = 'owner.calendar.address'`);
      const before = await changes();
      await save(enlace, `${site.url}?s=secreto`);
      await read();
      expect((await save(enlace, '')).json().calendario).toMatchObject({ sitio: null, propuestas: [] });
      expect(await app.count('calendars', `windows = '[]' AND address IS NULL`)).toBe(1);
      expect((await desk(id)).sitio).toBeNull();
      expect(await changes()).toBe(before + 2);
      const trail = await app.sql('SELECT before, after FROM audit_entries');
      expect(JSON.stringify(trail)).not.toContain('secreto');
    });
  });
});
