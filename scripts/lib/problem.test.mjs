import { Problem, runScript } from './problem.mjs';

describe('a script that fails', () => {
  const said = async (error) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const before = process.exitCode;
    await runScript(() => Promise.reject(error));
    const text = write.mock.calls.flat().join('');
    const code = process.exitCode;
    process.exitCode = before;
    write.mockRestore();
    return [code, text.trim()];
  };
  const full = 'The disk is full: free some space and run the command again.';

  it.each([
    ['a problem', new Problem('The port is taken.'), '✗ The port is taken.'],
    ['a problem with its output', new Problem('It failed.', 'npm ERR!\n'), 'npm ERR!\n\n✗ It failed.'],
    [
      'a file',
      Object.assign(new Error('EACCES'), { code: 'EACCES', path: 'var' }),
      '✗ var cannot be used (EACCES).',
    ],
    [
      'a full disk, told by Node',
      Object.assign(new Error('write'), { code: 'ENOSPC', path: 'var' }),
      `✗ ${full}`,
    ],
    [
      'a full disk, told by PostgreSQL',
      new Problem('The database could not be migrated.', 'QueryFailedError: No space left on device\n  at x'),
      `✗ The database could not be migrated. ${full}`,
    ],
  ])('because of %s says so in one line', async (_what, error, text) => {
    expect(await said(error)).toEqual([1, text]);
  });
});
