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
});
