import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { defineEvent } from '#platform/events/define-event.js';
import { ReactsTo, type OutsideCall } from '#platform/events/reaction.js';
import { RunReaction } from '#platform/events/run-reaction.js';
import { WorkerModule } from '../../../backend/src/processes/worker.module.js';
import { storeEvents, storeReactions } from '../../builders/work.js';
import { startStandIn, type StandIn } from '../../support/stand-in-json.js';
import { TestApp } from '../../support/test-app.js';

const homeChanged = defineEvent<{ listingId: number }>('test.home-changed');
const REACTION = 'call-service-when-home-changed';
let service: StandIn;

@Injectable()
@ReactsTo(homeChanged, REACTION)
class CallService implements OutsideCall<{ listingId: number }> {
  async call({ listingId }: { listingId: number }, key: string): Promise<void> {
    const headers = { 'idempotency-key': key };
    const { status } = await fetch(`${service.url}${listingId}`, { method: 'POST', headers });
    if (status !== 200) throw new Error(`The service answered ${status}`);
  }
}

@Module({ imports: [WorkerModule], providers: [CallService] })
class WorkerThatCalls {}

describe('a call to an outside service after an event', () => {
  let app: TestApp;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    service = await startStandIn();
    app = await TestApp.start();
    worker = await NestFactory.createApplicationContext(WorkerThatCalls, { logger: false });
  });
  afterAll(async () => {
    await worker.close();
    await app.stop();
    await service.stop();
  });
  beforeEach(async () => {
    service.requests.length = 0;
    service.answers('{}');
    await app.empty('outbox, inbox', { restart: true });
  });

  const attempt = () => worker.get(RunReaction, { strict: false }).handle({ eventId: 1, reaction: REACTION });
  const row = async () =>
    (await app.sql('SELECT done_at IS NOT NULL AS done, attempts, last_error FROM inbox'))[0];

  it('is made once an event is recorded', async () => {
    await storeEvents(app, { event: homeChanged.name, payload: { listingId: 7 } });
    await app.settle();
    expect(service.requests).toEqual(['/7']);
  });

  it('is repeated with the same key until the service accepts it, and then no more', async () => {
    await storeEvents(app, { event: homeChanged.name, payload: { listingId: 8 }, relayedAt: new Date() });
    // Not due for an hour, so that only the test runs it.
    await storeReactions(app, {
      eventId: 1,
      reaction: REACTION,
      attempts: 1,
      nextAttemptAt: new Date(Date.now() + 3_500_000),
    });
    service.answers('{}', 503);
    await attempt();
    const { 'idempotency-key': key } = service.lastHeaders;
    expect(await row()).toEqual({ done: false, attempts: 2, last_error: 'Error: The service answered 503' });

    service.answers('{}');
    await attempt();
    expect(service.lastHeaders['idempotency-key']).toBe(key);
    expect(await row()).toEqual({ done: true, attempts: 3, last_error: null });

    await attempt();
    expect(service.requests).toEqual(['/8', '/8']);
  });

  it('is not made while it is held', async () => {
    await storeEvents(app, { event: homeChanged.name, payload: { listingId: 9 }, relayedAt: new Date() });
    await storeReactions(app, { eventId: 1, reaction: REACTION, heldAt: new Date() });
    await attempt();
    expect(service.requests).toEqual([]);
    expect(await row()).toMatchObject({ done: false, attempts: 0 });
  });
});
