import 'reflect-metadata';
import { Logger, type ArgumentsHost } from '@nestjs/common';
import { readSettings } from '../config/settings.js';
import { ProblemFilter } from './problem.filter.js';

describe('the log of failed requests', () => {
  it('has one line a minute of an outage for each route, with the id of the first request', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const filter = new ProblemFilter(readSettings({ DATABASE_URL: 'postgres://x/y' }));
    const reply = { sent: true };
    const fail = (id: string, url: string): void => {
      const request = { id, method: 'GET', routeOptions: { url } };
      const http = { getResponse: () => reply, getRequest: () => request };
      const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      filter.catch(refused, { switchToHttp: () => http } as unknown as ArgumentsHost);
    };
    for (const id of ['one', 'two', 'three']) fail(id, '/api/a');
    fail('four', '/api/b');
    expect(warn.mock.calls).toEqual([
      [{ reqId: 'one' }, 'GET /api/a: connect ECONNREFUSED'],
      [{ reqId: 'four' }, 'GET /api/b: connect ECONNREFUSED'],
    ]);
    warn.mockRestore();
  });
});
