import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { SENDING_MESSAGES as MESSAGES } from '#common/listings/publication/sending-messages.js';
import { postJson } from '../../../app/api.js';
import { makeKey } from '../../../app/make-key.js';
import { emptyPublication } from './publication-state.js';
import { sendPublication } from './send-publication.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends to a test server with the given response, through the real call. */
async function sendTo(listener: RequestListener, key = 'k') {
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = { ...publishListing, path: base + publishListing.path };
  return sendPublication(emptyPublication(), { key }, (form, options) => postJson(call, form, options));
}

const answering =
  (status: number, body: object): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

describe('sending a publication', () => {
  it('gives the thanks of the server and carries the key', async () => {
    let key: unknown;
    const sent = await sendTo((request, response) => {
      key = request.headers['idempotency-key'];
      answering(200, { success: true, message: 'Gracias' })(request, response);
    }, 'key-1');
    expect([sent, key]).toEqual([{ message: 'Gracias', pass: '' }, 'key-1']);
  });

  it.each([
    ['a refusal', 409, { success: false, error: 'Ya tenés 3.' }, 'Error al enviar: Ya tenés 3.'],
    ['a refusal with 200', 200, { success: false, message: 'No.' }, 'Error al enviar: No.'],
    ['a status without words', 502, {}, 'Error al enviar: Error del servidor: 502'],
    ['no word of success', 200, {}, `Error al enviar: ${MESSAGES.failed}`],
    ['success: false without words', 200, { success: false }, `Error al enviar: ${MESSAGES.failed}`],
  ])('tells of %s', async (_what, status, body, error) => {
    expect(await sendTo(answering(status, body))).toEqual({ error, mayRetry: status !== 409, faults: [] });
  });

  it('tells of an answer that is not JSON', async () => {
    const page: RequestListener = (_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>');
    expect(await sendTo(page)).toMatchObject({ error: `Error al enviar: ${MESSAGES.notJson}` });
  });

  it('reports faults of fields', async () => {
    const body = { success: false, error: 'Revisá.', errores: { 'contacto.dni': ['Mal'] } };
    expect(await sendTo(answering(400, body))).toMatchObject({
      error: 'Error al enviar: Revisá.',
      faults: [{ field: 'contacto.dni', step: 1, message: 'Mal' }],
    });
  });

  it('reports an unreachable server', async () => {
    const sent = await sendTo((request) => request.socket.destroy());
    expect(sent).toEqual({ error: MESSAGES.unreachable, mayRetry: true, faults: [] });
  });

  it('gives up after 15 seconds', async () => {
    jest.useFakeTimers();
    try {
      const never: Parameters<typeof sendPublication>[2] = (_form, options) =>
        new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      const sending = sendPublication(emptyPublication(), { key: 'k' }, never);
      jest.advanceTimersByTime(15_000);
      expect(await sending).toEqual({ error: MESSAGES.timeout, mayRetry: true, faults: [] });
    } finally {
      jest.useRealTimers();
    }
  });
});

it('a key is never the same', () => {
  expect(makeKey()).not.toBe(makeKey());
});
