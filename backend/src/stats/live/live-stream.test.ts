import { EventEmitter, once } from 'node:events';
import type { LiveAnswer } from '#common/stats/live-calls.js';
import { LiveStream } from './live-stream.js';

const SECOND_MS = 1_000;

describe('a live stream', () => {
  let cambios: number;
  let beats: number;
  let failure: Error | undefined;
  let nombre: string;
  let stream: LiveStream;

  const look = (): LiveAnswer => ({
    success: true,
    cambios,
    de: { consultas: 0, soporte: 0, denuncias: 0, correos: 0, contactos: 0, plantillas: 0 },
    mirando: [{ idInmueble: 1, email: 'operadora@ejemplo.com', nombre }],
  });
  const frame = (): string => `data: ${JSON.stringify(look())}\n\n`;
  const beat = async (): Promise<void> => {
    beats += 1;
    if (failure) throw failure;
  };
  const pass = (seconds: number): void => void jest.advanceTimersByTime(seconds * SECOND_MS);
  const read = (): string => String(stream.read() ?? '');

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    [cambios, beats, failure, nombre] = [1, 0, undefined, ''];
    stream = new LiveStream({ look, beat });
    stream.on('error', () => undefined);
  });
  afterEach(() => {
    stream.destroy();
    jest.useRealTimers();
  });

  it('begins with the interval of reconnection and the state', () => {
    expect(read()).toBe(`retry: 2000\n\n${frame()}`);
  });

  it('sends the state again each second in which it has changed', () => {
    read();
    pass(1);
    expect(read()).toBe('');
    cambios = 2;
    pass(1);
    expect(read()).toBe(frame());
    pass(1);
    expect(read()).toBe('');
  });

  it('renews the view every ten seconds, with a comment that keeps the connection open', () => {
    read();
    pass(9);
    expect([beats, read()]).toEqual([0, '']);
    pass(1);
    expect([beats, read()]).toEqual([1, ':\n\n']);
    pass(10);
    expect([beats, read()]).toEqual([2, ':\n\n']);
  });

  it('ends after a minute', async () => {
    pass(59);
    read();
    expect(stream.isFinished).toBe(false);
    pass(1);
    expect(stream.isFinished).toBe(true);
    const ended = once(stream as EventEmitter, 'end');
    expect(read()).toBe('');
    await ended;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is closed if its reader leaves more than 64 kB unread, and not before', () => {
    nombre = 'x'.repeat(32 * 1_024);
    pass(1);
    cambios = 2;
    pass(1);
    expect(stream.readableLength).toBeGreaterThan(64 * 1_024);
    expect(stream.destroyed).toBe(false);
    pass(1);
    expect(stream.destroyed).toBe(true);
  });

  it('stays open with 64 kB unread', () => {
    read();
    nombre = 'x'.repeat(64 * 1_024 - frame().length);
    pass(1);
    expect(stream.readableLength).toBe(64 * 1_024);
    pass(2);
    expect(stream.destroyed).toBe(false);
  });

  it('is closed if the view cannot be renewed', async () => {
    failure = new Error('no database');
    const failed = once(stream as EventEmitter, 'error').catch((error: unknown) => [error]);
    pass(10);
    await expect(failed).resolves.toEqual([failure]);
    expect(stream.destroyed).toBe(true);
  });

  it('stops checking when it is closed', async () => {
    const closed = once(stream as EventEmitter, 'close');
    stream.destroy();
    await closed;
    expect(jest.getTimerCount()).toBe(0);
  });
});
