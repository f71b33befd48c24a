import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SystemRandom } from '#platform/process/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { MailTransport, type SendOutcome } from '#platform/mail/mail-transport.js';

const TO = { name: 'Ana', address: 'ana@ejemplo.com' };
const MESSAGE = { from: 'avisos@sitio.test', to: TO, subject: 'Hola', text: 'Hola.' };

/** Keeps the connection open without a response. */
const SILENCE = 'silence';

/** A scripted mail server: a response per command, by its first word; the connection ends with the script. */
async function scriptedServer(
  greeting: string,
  answers: Record<string, string>,
  heard: string[],
): Promise<Server> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      const [word = ''] = chunk.toString().split(/\s/);
      const answer = chunk.toString().endsWith('\r\n.\r\n') ? answers['.'] : answers[word];
      if (answer === SILENCE) return;
      if (answer) socket.write(`${answer}\r\n`);
      else socket.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

async function send(
  greeting: string,
  answers: Record<string, string>,
  {
    login = '',
    signal = AbortSignal.timeout(30_000),
    handOver = async (): Promise<void> => undefined,
    heard = [] as string[],
  } = {},
): Promise<SendOutcome> {
  const server = await scriptedServer(greeting, answers, heard);
  const { port } = server.address() as AddressInfo;
  const transport = new MailTransport(
    readSettings({
      DATABASE_URL: 'postgres://nadie@127.0.0.1/nada',
      SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
    }),
    new SystemRandom(),
  );
  try {
    return await transport.send(MESSAGE, { pool: 'single', signal, handOver });
  } finally {
    transport.onApplicationShutdown();
    await new Promise((closed) => server.close(closed));
  }
}

const HELLO = '220 correo';
const WELL = {
  EHLO: '250 correo',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 kept',
  QUIT: '221 bye',
};

describe('what an answer of the mail server means for a message', () => {
  const cases: [string, string, Record<string, string>, SendOutcome['kind']][] = [
    ['takes it', HELLO, WELL, 'sent'],
    ['takes nobody', '554 no service here', WELL, 'later'],
    ['is busy', '421 too many connections', WELL, 'later'],
    ['will not talk to us', HELLO, { EHLO: '502 no', HELO: '550 no' }, 'later'],
    ['wants us later', HELLO, { ...WELL, MAIL: '451 later' }, 'later'],
    ['wants the message later', HELLO, { ...WELL, '.': '452 full' }, 'later'],
    ['refuses the sender', HELLO, { ...WELL, MAIL: '550 no' }, 'later'],
    ['wants a login', HELLO, { ...WELL, MAIL: '530 5.7.0 Authentication required' }, 'later'],
    ['does not allow the sender', HELLO, { ...WELL, MAIL: '553 5.7.1 sender not allowed' }, 'later'],
    [
      'wants a login for the recipient',
      HELLO,
      { ...WELL, RCPT: '530 5.7.0 Authentication required' },
      'later',
    ],
    ['wants a login first', HELLO, { ...WELL, RCPT: '503 AUTH first' }, 'later'],
    ['refuses DATA', HELLO, { ...WELL, DATA: '554 no valid recipients' }, 'refused'],
    ['refuses the recipient', HELLO, { ...WELL, RCPT: '550 nobody of that name' }, 'refused'],
    ['refuses the message', HELLO, { ...WELL, '.': '554 spam' }, 'refused'],
    ['goes away when it is greeted', HELLO, {}, 'later'],
    ['goes away when it hears the sender', HELLO, { ...WELL, MAIL: '' }, 'later'],
    ['goes away when it hears the recipient', HELLO, { ...WELL, RCPT: '' }, 'later'],
    ['goes away when it hears that a message comes', HELLO, { ...WELL, DATA: '' }, 'later'],
    ['talks nonsense', '\u0016\u0003\u0001', WELL, 'later'],
    ['goes away with the message in its hands', HELLO, { ...WELL, '.': '' }, 'unknown'],
  ];

  it('a server that closes at the greeting is asked twice at most, and the mail waits', async () => {
    const asked: Socket[] = [];
    const server = createServer((socket) => {
      asked.push(socket);
      socket.destroy();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const transport = new MailTransport(
      readSettings({ DATABASE_URL: 'postgres://nadie@127.0.0.1/nada', SMTP_URL: `smtp://127.0.0.1:${port}` }),
      new SystemRandom(),
    );
    const signal = AbortSignal.timeout(30_000);
    const handOver = async (): Promise<void> => undefined;
    expect(await transport.send(MESSAGE, { pool: 'single', signal, handOver })).toMatchObject({
      kind: 'later',
    });
    transport.onApplicationShutdown();
    await new Promise((closed) => server.close(closed));
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it.each(cases)('a server that %s', async (_, greeting, answers, kind) => {
    expect(await send(greeting, answers)).toMatchObject({ kind });
  });

  it.each([
    ['before it has the message: it goes later', 'RCPT', 'later'],
    ['with the message in its hands: nobody can know', '.', 'unknown'],
  ])('a server that says nothing any more %s; either way the line is cut in time', async (_, word, kind) => {
    const outcome = await send(HELLO, { ...WELL, [word]: SILENCE }, { signal: AbortSignal.timeout(1_000) });
    expect(outcome).toMatchObject({ kind, reason: expect.stringMatching(/EABORT$/) });
  });

  it('hands a message over after the server has accepted DATA, and before the first byte of it', async () => {
    const heard: string[] = [];
    let before: string[] = [];
    const handOver = async () => void (before = [...heard]);
    expect(await send(HELLO, WELL, { handOver, heard })).toEqual({ kind: 'sent' });
    expect(before.at(-1)).toBe('DATA\r\n');
    expect(before.join('')).not.toContain('Hola.');
    expect(heard.join('')).toContain('Hola.');
  });

  it('does not send a message that cannot be handed over', async () => {
    const heard: string[] = [];
    const handOver = () => Promise.reject(new Error('The lease was lost'));
    expect(await send(HELLO, WELL, { handOver, heard })).toMatchObject({ kind: 'later' });
    expect(heard.join('')).not.toMatch(/Hola\.|\r\n\.\r\n/);
  });

  it.each(['MAIL', 'RCPT', 'DATA'])('hands nothing over to a server that refuses %s', async (word) => {
    let handedOver = 0;
    const handOver = async () => void (handedOver += 1);
    await send(HELLO, { ...WELL, [word]: '451 later' }, { handOver });
    expect(handedOver).toBe(0);
  });

  it('an invalid SMTP login fails no message: they are sent after the password is corrected', async () => {
    const closed = { ...WELL, EHLO: '250-correo\r\n250 AUTH PLAIN', AUTH: '535 bad credentials' };
    expect(await send(HELLO, closed, { login: 'yo:vieja@' })).toMatchObject({ kind: 'later' });
  });
});
