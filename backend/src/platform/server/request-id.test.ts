import { requestId } from './request-id.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it('is that of a trusted proxy', () => {
    expect(requestId({ 'x-request-id': 'proxy-1:0123.abc' }, 1)).toBe('proxy-1:0123.abc');
  });

  it.each<[string, string | undefined, number]>([
    ['without a proxy', 'proxy-1-0123', 0],
    ['without the header', undefined, 1],
    ['if it is short', 'abc', 1],
    ['if it is long', 'a'.repeat(65), 1],
    ['if it would forge a log line', 'abcdefgh"\n{}', 1],
  ])('is made up %s', (_when, header, proxies) => {
    expect(requestId({ 'x-request-id': header }, proxies)).toMatch(UUID);
  });

  it('is another one each time', () => {
    expect(requestId({}, 0)).not.toBe(requestId({}, 0));
  });
});
