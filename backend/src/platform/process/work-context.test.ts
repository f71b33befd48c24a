import { setTimeout as sleep } from 'node:timers/promises';
import { asJob, correlationId, follow } from './work-context.js';

describe('the request that a job follows', () => {
  it('is known to what the job calls, and not to another job at the same time', async () => {
    const job = (id: string | null) =>
      asJob(async () => {
        const before = correlationId();
        await sleep(1);
        follow(id);
        await sleep(1);
        return [before, correlationId()];
      });
    expect(await Promise.all([job('uno'), job('dos'), job(null)])).toEqual([
      [null, 'uno'],
      [null, 'dos'],
      [null, null],
    ]);
  });

  it('is none outside of a job', () => {
    follow('uno');
    expect(correlationId()).toBeNull();
  });
});
