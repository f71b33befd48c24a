import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

describe('the stack of an error', () => {
  it('names the files and lines of the sources', async () => {
    const run = promisify(execFile)(process.execPath, [
      'dist/backend/src/processes/main-migrate.js',
      '--unknown',
    ]);
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringMatching(/Unknown option[^]*\/backend\/src\/processes\/main-migrate\.ts:\d+:\d+/),
    });
  });
});
