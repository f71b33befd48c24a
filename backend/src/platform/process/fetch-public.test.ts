import type { lookup, LookupAddress } from 'node:dns';
import { startStandIn, type StandIn } from '../../../../test/support/stand-in-json.js';
import { fetchPublic, isOutsideAddress, isPublicAddress, mayBeGiven, publicLookup } from './fetch-public.js';

describe('an address that a person gave', () => {
  it.each([
    ['https://www.airbnb.com.ar/calendar/ical/1.ics?s=a', true],
    ['https://8.8.8.8/a.ics', true],
    ['http://www.airbnb.com.ar/a.ics', false],
    ['https://www.airbnb.com.ar:8443/a.ics', false],
    ['https://ana:clave@otro.example/a.ics', false],
    ['https://127.0.0.1/a.ics', false],
    ['https://2130706433/a.ics', false],
    ['https://0x7f.1/a.ics', false],
    ['https://[::1]/a.ics', false],
    ['https://[::ffff:127.0.0.1]/a.ics', false],
    ['https://[::ffff:7f00:1]/a.ics', false],
    ['https://[64:ff9b::7f00:1]/a.ics', false],
    ['https://[2606:4700::1111]/a.ics', true],
    ['file:///etc/passwd', false],
    ['http://10.0.0.5:8080/a.ics', true],
    ['https://10.0.0.5/a.ics', false],
  ])('%s may be asked: %s', (address, expected) => {
    expect(isOutsideAddress(new URL(address), 'http://10.0.0.5:8080')).toBe(expected);
  });

  it.each([
    ['https://localhost/a.ics', false],
    ['https://LOCALHOST./a.ics', false],
    ['https://base.localhost/a.ics', false],
    ['https://impresora.local/a.ics', false],
    ['https://metadata.google.internal/a.ics', false],
    ['https://router.home.arpa./a.ics', false],
    ['https://intranet/a.ics', false],
    ['https://local.example.com./a.ics', true],
    ['https://internal.com/a.ics', true],
    ['https://[2606:4700::1111]/a.ics', true],
    ['https://127.0.0.1/a.ics', false],
    ['http://calendarios:8080/a.ics', true],
  ])('%s may be given: %s', (address, expected) => {
    expect(mayBeGiven(new URL(address), 'http://calendarios:8080')).toBe(expected);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:10.0.0.1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  /** A name server whose answers change. */
  const answering = (...answers: string[][]) => {
    const asked = jest.fn(
      (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
        done(
          null,
          (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    );
    const resolve = publicLookup(asked as unknown as typeof lookup);
    const look = () =>
      new Promise((found) => {
        resolve('otro.example', { all: true }, (error, addresses) =>
          found(error ? error.message : addresses),
        );
      });
    return { look, asked };
  };

  it('is resolved once for a connection, and refused if a later answer is private', async () => {
    const { look, asked } = answering(
      ['8.8.8.8'],
      ['127.0.0.1'],
      ['8.8.8.8', '10.0.0.1'],
      ['::ffff:127.0.0.1'],
      [],
    );
    expect(await look()).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(asked).toHaveBeenCalledTimes(1);
    for (let at = 0; at < 4; at++) expect(await look()).toContain('refused');
  });

  describe('over a connection', () => {
    let standIn: StandIn;
    let other: StandIn;
    beforeAll(async () => {
      standIn = await startStandIn();
      other = await startStandIn();
    });
    afterAll(async () => {
      await standIn.stop();
      await other.stop();
    });

    const fetched = (address = standIn.url, timeoutMs = 60_000) =>
      fetchPublic(new URL(address), {
        timeoutMs,
        mostBytes: 1_000,
        accept: 'text/calendar',
        userAgent: 'Costa Directa',
        trusted: new URL(standIn.url).origin,
      });

    it('is read', async () => {
      standIn.answers('hola');
      expect(await fetched()).toBe('hola');
      expect(standIn.lastHeaders).toMatchObject({ accept: 'text/calendar', 'user-agent': 'Costa Directa' });
    });

    it.each([
      ['too much', () => standIn.answers('x'.repeat(1_001)), 'too-large'],
      ['an error', () => standIn.answers('no', 500), 'unreachable'],
      ['a redirect to another port of this machine', () => standIn.answers(other.url, 302), 'refused'],
      ['a redirect to a private name', () => standIn.answers('https://localhost/a.ics', 302), 'refused'],
      [
        'a redirect to a mapped address',
        () => standIn.answers('https://[::ffff:127.0.0.1]/', 302),
        'refused',
      ],
      ['a redirect to a file', () => standIn.answers('file:///etc/passwd', 302), 'refused'],
      ['redirects without end', () => standIn.answers(standIn.url, 302), 'unreachable'],
      ['a redirect to no address', () => standIn.answers('https://', 302), 'unreachable'],
    ])('is not read for %s', async (_what, answer, reason) => {
      answer();
      await expect(fetched()).rejects.toMatchObject({ reason });
      expect(other.requests).toEqual([]);
    });

    it('is not read for a private name', async () => {
      await expect(fetched('https://localhost/a.ics')).rejects.toMatchObject({ reason: 'refused' });
    });

    it('is given up when it does not answer', async () => {
      standIn.hangs = true;
      await expect(fetched(standIn.url, 50)).rejects.toMatchObject({ reason: 'unreachable' });
    });
  });
});
