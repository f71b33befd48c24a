import { ApiError, NO_CONNECTION } from './api.js';
import { OpenKeys } from './open-keys.js';

const MINUTE_MS = 60_000;

describe('keys of actions whose answer is not known', () => {
  it('stay the same for the same action within two minutes', () => {
    const keys = new OpenKeys();
    const first = keys.of('agregar uno', 0);
    expect(first).toMatch(/^[\w-]{16,}$/);
    expect(keys.of('agregar uno', MINUTE_MS)).toBe(first);
    expect(keys.of('agregar dos', MINUTE_MS)).not.toBe(first);
    expect(keys.of('agregar uno', 2 * MINUTE_MS)).not.toBe(first);
  });

  it.each([
    ['an answer', (keys: OpenKeys) => keys.close('agregar uno')],
    ['a removal', (keys: OpenKeys) => keys.closeAll()],
  ])('end with %s', (_what, end) => {
    const keys = new OpenKeys();
    const first = keys.of('agregar uno');
    end(keys);
    expect(keys.of('agregar uno')).not.toBe(first);
  });

  it.each([
    ['there was no answer', new ApiError(NO_CONNECTION, ''), true],
    ['the server failed', new ApiError(503, ''), true],
    ['it was refused', new ApiError(409, ''), false],
  ])('are kept while the outcome is not known: %s', async (_what, failure, isKept) => {
    const keys = new OpenKeys();
    const sent: string[] = [];
    const send = (answer: () => Promise<string>) =>
      keys.send('pausar', (headers) => {
        sent.push(headers['idempotency-key']);
        return answer();
      });
    await expect(send(() => Promise.reject(failure))).rejects.toThrow(failure);
    expect(await send(async () => 'hecho')).toBe('hecho');
    await send(async () => 'otra vez');
    expect([sent[0] === sent[1], sent[1] === sent[2]]).toEqual([isKept, false]);
  });
});
