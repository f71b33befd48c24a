import { newSpanId, rootSpanIdOf, traceIdOf } from './trace-ids.js';

describe('the trace of a request', () => {
  const uuid = '0F0E9F1C-6A53-4B5E-9E7B-8D2A4B1C0D3E';

  it('has the id of the request, if that is a UUID', () => {
    expect(traceIdOf(uuid)).toBe('0f0e9f1c6a534b5e9e7b8d2a4b1c0d3e');
  });

  it.each(['abcdefgh', 'proxy-1:42', '00000000-0000-0000-0000-000000000000', `${uuid}0`])(
    'has a valid id of its own for %s',
    (id) => {
      expect(traceIdOf(id)).toMatch(/^[0-9a-f]{32}$/);
      expect(traceIdOf(id)).not.toMatch(/^0+$/);
      expect(traceIdOf(id)).toBe(traceIdOf(id));
      expect(traceIdOf(id)).not.toBe(traceIdOf(`${id}x`));
    },
  );

  it('begins with a span that every process can name', () => {
    expect(rootSpanIdOf(uuid)).toMatch(/^[0-9a-f]{16}$/);
    expect(rootSpanIdOf(uuid)).toBe(rootSpanIdOf(uuid));
    expect(rootSpanIdOf(uuid)).not.toBe(rootSpanIdOf('abcdefgh'));
    expect(newSpanId()).not.toBe(newSpanId());
  });
});
