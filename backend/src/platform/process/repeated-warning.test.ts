import { warnOncePerMinute } from './repeated-warning.js';

describe('a warning that repeats', () => {
  it('is one line a minute for each problem, with the number of those between', () => {
    const lines: string[] = [];
    const log = { warn: (line: string) => void lines.push(line) };
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    for (let port = 4_000; port < 4_100; port++)
      warnOncePerMinute(log, `connect ECONNREFUSED 127.0.0.1:${port}`);
    warnOncePerMinute(log, 'OOM command not allowed, script: 1f9c06b2aa');
    warnOncePerMinute(log, 'OOM command not allowed, script: 99ab12cd34');
    now.mockReturnValue(1_060_000);
    warnOncePerMinute(log, 'connect ECONNREFUSED 127.0.0.1:4000');
    now.mockRestore();
    expect(lines).toEqual([
      'connect ECONNREFUSED 127.0.0.1:4000',
      'OOM command not allowed, script: 1f9c06b2aa',
      'connect ECONNREFUSED 127.0.0.1:4000 (and 99 times since the last line)',
    ]);
  });
});
