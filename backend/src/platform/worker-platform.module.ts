import { Global, Module, type DynamicModule } from '@nestjs/common';
import { RunReaction } from './events/run-reaction.js';
import { Relay } from './events/relay.js';
import { Reactions } from './events/reactions.js';
import { Heartbeat } from './queue/heartbeat.js';
import { DeliverBulkMail, DeliverMail } from './mail/deliver-mail.js';
import { MailDispatcher } from './mail/mail-dispatcher.js';
import { MailLeases } from './mail/mail-leases.js';
import { MailTemplates } from './mail/mail-template.js';
import { MailTransport } from './mail/mail-transport.js';
import { Housekeeping } from './queue/housekeeping.js';
import { SWEEPS, type Sweep } from './database/sweep.js';
import { JobHandlers } from './queue/job-handlers.js';
import { QueueRuntime } from './queue/queue-runtime.js';
import { LoadSource, NoRequests } from './tracing/load.js';
import { Tracing } from './tracing/tracing.js';

/** Providers of the worker: queues, relay, mail, heartbeat, housekeeping. */
@Global()
@Module({
  providers: [
    DeliverBulkMail,
    DeliverMail,
    Heartbeat,
    Housekeeping,
    JobHandlers,
    MailDispatcher,
    MailLeases,
    MailTemplates,
    MailTransport,
    QueueRuntime,
    Reactions,
    Relay,
    RunReaction,
    Tracing,
    { provide: LoadSource, useClass: NoRequests },
  ],
  exports: [LoadSource, QueueRuntime],
})
export class WorkerPlatformModule {
  /** @param sweeps those of every area */
  static with(sweeps: readonly Sweep[]): DynamicModule {
    return {
      module: WorkerPlatformModule,
      providers: [{ provide: SWEEPS, useValue: sweeps }],
    };
  }
}
