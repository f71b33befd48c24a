import { createTransport } from 'nodemailer';
import { SmtpSink } from './smtp-sink.js';

describe('the mail server of the tests', () => {
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await SmtpSink.start();
  });
  beforeEach(() => sink.reset());
  afterAll(() => sink.stop());

  const send = (to: string, options = {}): Promise<unknown> => {
    const transport = createTransport({ url: sink.url, ...options });
    return transport.sendMail({
      from: 'avisos@costadirecta.example',
      to,
      subject: 'Tu publicación en Mar del Plata ya está en línea: código ALQ-0001',
      text: 'Código: ALQ-0001. Año 2026, señor Núñez.',
      html: '<p>Código: <b>ALQ-0001</b>. Año 2026, señor Núñez.</p>',
    });
  };

  it('keeps what it accepts, with subject, text and HTML readable', async () => {
    await send('ana@ejemplo.com');
    const [message] = await sink.waitFor('ana@ejemplo.com');
    expect(message?.subject).toBe('Tu publicación en Mar del Plata ya está en línea: código ALQ-0001');
    expect(message?.text).toContain('Código: ALQ-0001. Año 2026, señor Núñez.');
    expect(message?.html).toContain('<b>ALQ-0001</b>. Año 2026, señor Núñez.');
  });

  it.each([
    ['refuse', 550],
    ['later', 451],
  ] as const)('answers %s with %i and keeps nothing', async (behaviour, responseCode) => {
    sink.behave(behaviour);
    await expect(send('ana@ejemplo.com')).rejects.toMatchObject({ responseCode });
    expect(sink.messages).toEqual([]);
  });

  it('hangs when told to', async () => {
    sink.behave('hang');
    await expect(send('ana@ejemplo.com', { socketTimeout: 500 })).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
  });

  it('keeps a message whose response it drops', async () => {
    sink.behave('drop');
    await expect(send('ana@ejemplo.com')).rejects.toMatchObject({ code: 'ECONNECTION' });
    expect(sink.sentTo('ana@ejemplo.com')).toHaveLength(1);
  });

  it('treats recipients apart', async () => {
    sink.behave((recipient) => (recipient.startsWith('no') ? 'refuse' : 'accept'));
    await send('ana@ejemplo.com');
    await expect(send('no@ejemplo.com')).rejects.toMatchObject({ responseCode: 550 });
    expect(sink.messages).toHaveLength(1);
  });
});
