import { readable } from './readable-log.mjs';

describe('a line of the log, for a person', () => {
  it.each([
    [
      '{"level":30,"context":"QueueRuntime","msg":"Queues run on postgres"}',
      '[QueueRuntime] Queues run on postgres',
    ],
    ['{"level":50,"msg":"boom","err":{"stack":"Error: boom\\n  at a"}}', 'error boom\nError: boom\n  at a'],
    [
      '{"level":30,"msg":"done","req":{"method":"GET","url":"/"},"res":{"statusCode":200},"responseTime":3}',
      'done GET / 200 3 ms',
    ],
    ['not JSON at all', 'not JSON at all'],
  ])('%s', (line, text) => {
    expect(readable(line)).toBe(text);
  });

  it('leaves out what Nest says about itself', () => {
    expect(readable('{"level":30,"context":"RouterExplorer","msg":"Mapped"}')).toBeUndefined();
    expect(readable('')).toBeUndefined();
  });
});
