import { DataSource } from 'typeorm';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { RateLimits } from '#platform/security/rate-limits.js';
import { Geocoder } from '../../../backend/src/listings/location/geocoder.js';
import { DollarRates } from '../../../backend/src/pricing/dollar/dollar-rate.js';
import { storeDollarRate } from '../../builders/rows.js';
import { startStandIn, type StandIn } from '../../support/stand-in-json.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { withDeadline } from '../../support/with-deadline.js';

const POINT = '[{"lat":"-38.2706","lon":"-57.8396"}]';

describe('services of others', () => {
  let app: TestApp;
  let geocoder: StandIn;
  let dollar: StandIn;

  beforeAll(async () => {
    geocoder = await startStandIn();
    dollar = await startStandIn();
    dollar.answers('{"value": 1000}');
    app = await TestApp.start({ outside: { GEOCODER_URL: geocoder.url, DOLLAR_RATE_URL: dollar.url } });
  });
  afterAll(async () => {
    await app.stop();
    await geocoder.stop();
    await dollar.stop();
  });
  beforeEach(async () => {
    await app.empty('rate_limits, geocoded_addresses, exchange_rates');
    geocoder.requests.length = geocoder.arrivals.length = 0;
  });

  const json = async (url: string) => (await app.get(url)).json();
  const RATE = '/api/dolar/getDollarRate';
  /** The rate as the call answers it, past the cache of responses. */
  const current = () => app.web.get(DollarRates, { strict: false }).current();

  it('finds an address through the service, once', async () => {
    geocoder.answers('[{"lat":"-38.2706","lon":"-57.8396"}]');
    const ask = () => app.get('/api/geocoding/buscar?q=Calle+21+1234,+Miramar');
    expect((await ask()).json()).toEqual([
      { lat: '-38.270600', lon: '-57.839600', display_name: 'Calle 21 1234, Miramar' },
    ]);
    expect((await ask()).statusCode).toBe(200);
    expect(geocoder.requests).toHaveLength(1);
    expect(geocoder.requests[0]).toContain('format=json');
  });

  it.each([
    ['an error', 500, '{}'],
    ['a page', 200, '<html></html>'],
    ['a point off the earth', 200, '[{"lat":"95","lon":"1"}]'],
    ['no point', 200, '[{"lat":null,"lon":null}]'],
    ['empty texts', 200, '[{"lat":"","lon":" "}]'],
    ['the origin', 200, '[{"lat":0,"lon":"0"}]'],
    ['yes', 200, '[{"lat":true,"lon":true}]'],
    ['far too much', 200, `[${'1,'.repeat(200_000)}1]`],
    ['a redirect to inside', 302, 'http://169.254.169.254/'],
  ])('says that it cannot look when the service answers %s', async (_what, status, body) => {
    geocoder.answers(body, status);
    const answer = await app.get('/api/geocoding/buscar?q=x');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toContain('Marcá el punto en el mapa');
  });

  it.each(['Miramar', 'Mar del Sud'])('does not believe a place that is far from %s', async (town) => {
    geocoder.answers('[{"lat":"-34.6037","lon":"-58.3816"}]');
    expect(
      (await app.get(`/api/geocoding/buscar?q=Calle+9+10,+${town.replaceAll(' ', '+')}`)).statusCode,
    ).toBe(503);
    expect(await app.count('geocoded_addresses')).toBe(0);
  });

  it('gives the dollar, keeps it, and serves the last one while the source is away', async () => {
    dollar.answers('{"value": 1450.5}');
    expect(await json(RATE)).toMatchObject({
      value: 1450.5,
      stale: false,
      ts: expect.any(String),
      source: expect.any(String),
    });
    dollar.answers('{"value": 9}');
    expect(await json(RATE)).toMatchObject({ value: 1450.5 });
    await app.sql(`UPDATE exchange_rates SET fetched_at = now() - interval '11 minutes'`);
    dollar.answers('no', 500);
    expect(await json(RATE)).toMatchObject({ value: 1450.5, stale: true });
  });

  it('has no dollar to give while there was never one', async () => {
    dollar.answers('no', 500);
    const answer = await app.get('/api/dolar/getDollarRate.php');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ value: null, success: false });
  });

  it('sends the geocoder at most one request per second over all processes, with a User-Agent', async () => {
    geocoder.answers(POINT);
    const settings = app.web.get(Settings, { strict: false });
    const signatures = app.web.get(Signatures, { strict: false });
    const limits = [new RateLimits(settings, signatures), new RateLimits(settings, signatures)];
    const processes = limits.map((one) => new Geocoder(app.web.get(DataSource), one, settings));
    const started = performance.now();
    await Promise.all(processes.map((process, index) => process.find(`Calle ${index}, Miramar`)));
    await processes[1]!.find('Calle 3, Miramar');
    await Promise.all(limits.map((one) => one.onApplicationShutdown()));

    const [, second, third] = geocoder.arrivals as [number, number, number];
    // Counted from before the first request: a slow machine delays arrivals, which would bring two of them closer together.
    expect(geocoder.arrivals).toHaveLength(3);
    expect(second - started).toBeGreaterThan(950);
    expect(third - started).toBeGreaterThan(1_950);
    expect(geocoder.lastHeaders['user-agent']).toBe(
      `${settings.SITE_NAME} (${settings.SITE_URL}; ${settings.OPERATOR_EMAIL})`,
    );
  });

  it('does not wait for a dollar source that has failed, and uses it again later', () =>
    withDeadline('dollarSource', 0.2, async () => {
      const clock = jest.spyOn(app.web.get(Clock), 'now');
      const later = (minutes: number) => clock.mockReturnValue(new Date(Date.now() + minutes * 60_000));
      await storeDollarRate(app, 1200, { daysOld: 1 });
      later(30);
      dollar.answers('no', 500);
      expect(await json(RATE)).toMatchObject({ value: 1200, stale: true });

      later(40);
      dollar.hangs = true;
      const before = dollar.requests.length;
      // The first failure may be noted only now; the source is not used for half a minute after it, so the clock advances with each attempt.
      let minutes = 40;
      const isAsked = async () => {
        later((minutes += 1));
        expect(await current()).toMatchObject({ value: 1200, stale: true });
        return dollar.requests.length > before;
      };
      await eventually('the source is asked meanwhile', isAsked);
      expect(await json(RATE)).toMatchObject({ value: 1200, stale: true });

      dollar.hangs = false;
      dollar.answers('{"venta": 1300}');
      // Hanging requests may fail at any time from now on, too.
      await eventually('the new rate is taken', async () => {
        later((minutes += 1));
        return (await current())?.value === 1300;
      });
    }));

  it('asks again after a clock that was ahead has been set right', async () => {
    const clock = jest.spyOn(app.web.get(Clock), 'now');
    clock.mockReturnValue(new Date(Date.now() + 120 * 60_000));
    dollar.answers('no', 500);
    await storeDollarRate(app, 1200, { daysOld: 1 });
    const before = dollar.requests.length;
    await eventually('the source fails', async () => {
      await current();
      return dollar.requests.length > before;
    });
    // The failure may be noted only after the clock was set right; the source is not used for half a minute after it, so the clock advances
    // with each attempt. It stays well below the two hours it was ahead.
    let seconds = 0;
    clock.mockImplementation(() => new Date(Date.now() + seconds * 1_000));
    dollar.answers('{"venta": 1310}');
    await eventually('the new rate is taken', async () => {
      seconds += 10;
      return (await current())?.value === 1310;
    });
    expect(seconds).toBeLessThan(100 * 60);
  });
});
