import { Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { defineEvent } from '../events/define-event.js';
import { ReactsTo, type Reaction } from '../events/reaction.js';
import { Reactions } from '../events/reactions.js';
import { declaredJobs, defineJob, Handles, type JobHandler } from './define-job.js';
import { JobHandlers } from './job-handlers.js';

/** Starts an application with these providers and the two registries. */
async function start(...providers: Type[]): Promise<void> {
  @Module({
    imports: [DiscoveryModule],
    providers: [JobHandlers, Reactions, ...handlersOfOthers(), ...providers],
  })
  class Process {}
  const app = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  await app.close();
}

const paint = defineJob('maintenance', 'paint');

/** Handlers of the jobs that other files of tests have loaded. */
function handlersOfOthers(): Type[] {
  const others = declaredJobs().filter((job) => job !== paint);
  return others.map((job) => {
    class Other extends Paint {}
    Handles(job)(Other);
    return Other;
  });
}

@Injectable()
@Handles(paint)
class Paint implements JobHandler<Record<string, never>> {
  async handle(): Promise<void> {}
}

@Injectable()
@Handles(paint)
class PaintAgain extends Paint {}

const opened = defineEvent<{ id: number }>('shop.opened');

@Injectable()
@ReactsTo(opened, 'sweep-when-shop-opened')
class Sweep implements Reaction<{ id: number }> {
  async react(): Promise<void> {}
}

@Injectable()
@ReactsTo(opened, 'sweep-when-shop-opened')
class SweepAgain extends Sweep {}

describe('starting a worker', () => {
  it('succeeds when every job has its handler', async () => {
    await expect(start(Paint, Sweep)).resolves.toBeUndefined();
  });

  it('fails on a job without a handler, and names it', async () => {
    expect(declaredJobs()).toContain(paint);
    await expect(start(Sweep)).rejects.toThrow('Jobs without a handler: paint');
  });

  it('fails on a job with two', async () => {
    await expect(start(Paint, PaintAgain)).rejects.toThrow('The job paint has two handlers');
  });

  it('fails on two reactions of one name', async () => {
    await expect(start(Paint, Sweep, SweepAgain)).rejects.toThrow(
      'Two reactions are called sweep-when-shop-opened',
    );
  });

  it('takes no two jobs and no two events of one name', () => {
    expect(() => defineJob('mail', 'paint')).toThrow('declared twice');
    expect(() => defineEvent('shop.opened')).toThrow('declared twice');
  });
});
