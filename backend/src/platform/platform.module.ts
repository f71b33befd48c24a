import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import type { DataSourceOptions } from 'typeorm';
import { AuditTrail } from './audit/audit-trail.js';
import { SealedContents } from './audit/sealed-contents.js';
import { Clock, Random, SystemClock, SystemRandom } from './process/clock.js';
import { ConsentOrigins } from './consents/consent-origins.js';
import { correlationId, mergedRequests } from './process/work-context.js';
import { readSettings, Settings } from './config/settings.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { Notifications } from './database/notifications.js';
import { Transactions } from './database/transactions.js';
import { Outbox } from './events/outbox.js';
import { OpenWork } from './events/open-work.js';
import { CostlyLimiter } from './http/input/costly.js';
import { Actions } from './http/input/actions.js';
import { Idempotency } from './http/input/idempotency.js';
import { MailBatches } from './mail/mail-batches.js';
import { MailRetry } from './mail/mail-retry.js';
import { MailComposer } from './mail/mail-composer.js';
import { Mailbox } from './mail/mailbox.js';
import { MailOutcomes } from './mail/mail-outcomes.js';
import { UnfinishedMail } from './mail/unfinished-mail.js';
import { ProofOfWork } from './security/proof-of-work.js';
import { ProvenLimits } from './security/proven-limits.js';
import { NetworkLimits } from './security/network-limits.js';
import { RateLimits } from './security/rate-limits.js';
import { SealedTexts } from './secrets/sealed-texts.js';
import { SecretMark } from './secrets/secret-mark.js';
import { SecretKeys } from './secrets/secret-keys.js';
import { Signatures } from './secrets/signatures.js';
import { SharedSeeds } from './secrets/shared-seeds.js';
import { ListFiles } from './http/answers/list-files.js';
import { FileStorage } from './files/file-storage.js';
import { SiteOptions } from './options/site-options.js';
import { Sessions } from './security/sessions.js';
import { logDestination } from './process/log-destination.js';
import { openStorage } from './files/open-storage.js';

/**
 * Fields of each log line: the id of the request that is handled or that the job follows from, and the ids of all requests that a message
 * merges.
 */
function requestOfLine(): { reqId?: string; merged?: readonly string[] } {
  const reqId = correlationId();
  const merged = mergedRequests();
  return { ...(reqId ? { reqId } : {}), ...(merged.length > 0 ? { merged } : {}) };
}

const MAIL = [MailComposer, Mailbox, MailBatches, MailRetry, MailOutcomes, UnfinishedMail];
const SECRETS = [ConsentOrigins, SealedTexts, SecretKeys, SecretMark, SharedSeeds, Signatures];

/** Providers that every process needs: settings, clock, database, outbox, mailbox, storage, log. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(entities: DataSourceOptions['entities']) {
    const providers = [
      { provide: Settings, useFactory: () => readSettings() },
      { provide: Clock, useClass: SystemClock },
      { provide: Random, useClass: SystemRandom },
      { provide: FileStorage, inject: [Settings], useFactory: openStorage },
      Actions,
      AuditTrail,
      SealedContents,
      CostlyLimiter,
      Idempotency,
      ListFiles,
      OpenWork,
      NetworkLimits,
      Notifications,
      Outbox,
      ProofOfWork,
      ProvenLimits,
      RateLimits,
      ...MAIL,
      ...SECRETS,
      Sessions,
      SiteOptions,
      Transactions,
    ];
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        LoggerModule.forRootAsync({
          imports: [],
          providers: [],
          useFactory: () => ({
            // No logger per request: the few lines about a request name it (problem.filter.ts).
            forRoutes: [],
            pinoHttp: [
              {
                autoLogging: false,
                quietReqLogger: true,
                level: readSettings().LOG_LEVEL,
                mixin: requestOfLine,
              },
              logDestination(),
            ],
          }),
        }),
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSourceOptions(readSettings().DATABASE_URL, entities),
        }),
      ],
      providers,
      exports: [
        ...providers.map((provider) => ('provide' in provider ? provider.provide : provider)),
        DiscoveryModule,
      ],
    };
  }
}
