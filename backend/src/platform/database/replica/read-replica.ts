import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import type pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { PeriodicTask } from '../../process/periodic-task.js';
import { Settings } from '../../config/settings.js';
import { dataSourceOptions } from '../data-source-options.js';
import { databaseCode, isRetryable, isUnavailable } from '../database-errors.js';
import { openPool } from '../pool.js';
import { oneRow } from '../rows.js';
import { ReplicaLag } from './replica-lag.js';
import { askReplica, faultOfReplica, PRIMARY_IDENTITY, PRIMARY_POSITION } from './replica-server.js';
import type { ServerIdentity } from './replica-server.js';
import { deadlineMs } from '../../timings.js';

const ASK_EVERY_MS = 1_000;
const POLL_MS = 10;
const CANCELLED_BY_TIMEOUT = '57014';

/**
 * The replica of `DATABASE_READ_URL`, if it is set. It is read only while it answers, follows the primary, and contains everything that the
 * reader must see: all changes that the process was notified of or made itself. A request reads one server only. Accepting a lag would put
 * an old state into the caches after its notification; TypeORM's `replication` option would also send reads that decide a write.
 */
@Injectable()
export class ReadReplica implements OnApplicationBootstrap, OnApplicationShutdown, OnModuleDestroy {
  private readonly log = new Logger(ReadReplica.name);
  private readonly lag = new ReplicaLag();
  private readonly task = new PeriodicTask(
    ASK_EVERY_MS,
    () => this.follow().finally(() => this.begin()),
    (error) => this.complain(error.message),
  );
  private begin: () => void = () => undefined;
  /** Resolves after the first check of the replica, whether or not it answered. */
  private readonly begun = new Promise<void>((resolve) => (this.begin = resolve));
  private identity: ServerIdentity | undefined;
  private source: DataSource | undefined;
  /** A separate connection for position queries, so that slow searches do not delay them. */
  private prober: pg.Pool | undefined;
  private probing: Promise<void> | undefined;
  /** Replayed position of the replica's log; 0 while the replica is not read. */
  private position = 0;
  /** Set after a read for which the replica did not catch up in time. Until it has caught up, later reads get 'behind' without waiting. */
  private isBehind = false;
  private fault: string | undefined;
  /** One function per read in progress, which rejects the read when the replica stops answering. */
  private readonly readers = new Set<() => void>();

  constructor(
    private readonly primary: DataSource,
    private readonly settings: Settings,
  ) {}

  get isSet(): boolean {
    return this.settings.DATABASE_READ_URL !== undefined;
  }

  /** For how long the replica has not been read, or has lacked something of the primary; undefined without a replica. */
  get lagSeconds(): number | undefined {
    return this.isSet ? this.lag.seconds(performance.now()) : undefined;
  }

  onApplicationBootstrap(): void {
    const { DATABASE_READ_URL: url } = this.settings;
    if (!url) return;
    this.prober = openPool(url, { max: 1 });
    this.source = new DataSource({
      ...dataSourceOptions(url, this.primary.options.entities),
      installExtensions: false,
    });
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** Runs after the last response. */
  async onApplicationShutdown(): Promise<void> {
    await this.prober?.end();
    if (this.source?.isInitialized) await this.source.destroy();
  }

  /**
   * The replica, once it contains everything up to a position of the primary's write-ahead log.
   * @returns 'down' if it is not read, 'behind' if it does not catch up within 100 ms
   */
  async at(position: number): Promise<EntityManager | 'down' | 'behind'> {
    await this.begun;
    const until = performance.now() + deadlineMs('replicaCatchUp');
    while (this.position === 0 || this.position < position) {
      if (this.position === 0) return 'down';
      if (this.isBehind || performance.now() > until) {
        this.isBehind = true;
        return 'behind';
      }
      await this.probe();
      if (this.position < position) await sleep(POLL_MS);
    }
    return this.source!.manager;
  }

  /**
   * Waits for a read of the replica. Rejects at once if the replica stops answering meanwhile.
   * @throws what the read throws, or an error for which `isReplicaFault` is true if the replica stops answering
   */
  async whileItAnswers<T>(reading: Promise<T>): Promise<T> {
    let stop: () => void = () => undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      stop = () => reject(new ReplicaGone());
    });
    this.readers.add(stop);
    try {
      return await Promise.race([reading, silence]);
    } finally {
      this.readers.delete(stop);
    }
  }

  /**
   * Whether the error is due to the replica (it is unreachable, or it cancelled a statement that conflicted with its recovery), so that the
   * read can be repeated on the primary. If it is unreachable, it is checked again at once.
   */
  isReplicaFault(error: unknown): boolean {
    if (error instanceof ReplicaGone || isRetryable(error)) return true;
    if (!isUnavailable(error) || databaseCode(error) === CANCELLED_BY_TIMEOUT) return false;
    this.task.now();
    return true;
  }

  private async follow(): Promise<void> {
    this.identity ??= await oneRow<ServerIdentity>(this.primary, PRIMARY_IDENTITY);
    const takenAt = performance.now();
    const { position } = await oneRow<{ position: number }>(this.primary, PRIMARY_POSITION);
    this.lag.expect(position, takenAt);
    await this.probe();
    if (this.position >= position) this.isBehind = false;
  }

  /** Asks for the position; concurrent callers share the answer. */
  private probe(): Promise<void> {
    this.probing ??= this.ask().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async ask(): Promise<void> {
    const patience = new AbortController();
    const silence = sleep(deadlineMs('replicaAnswer'), undefined, {
      signal: patience.signal,
      ref: false,
    }).then(() => {
      throw new Error('does not answer');
    });
    silence.catch(() => undefined);
    try {
      await Promise.race([this.readPosition(), silence]);
    } catch (error) {
      this.refuse((error as Error).message);
    } finally {
      patience.abort();
    }
  }

  private async readPosition(): Promise<void> {
    const state = await askReplica(this.prober!);
    const fault = this.identity && faultOfReplica(state, this.identity);
    if (fault) throw new Error(fault);
    if (!this.source!.isInitialized) await this.source!.initialize();
    if (this.position === 0) this.log.log('Public reads use the read replica');
    this.fault = undefined;
    this.position = state.position;
    this.lag.reached(state.position);
  }

  /** Stops the use of the replica until it answers again; reads in progress are rejected. */
  private refuse(fault: string): void {
    this.complain(`The read replica is not used: ${fault}`);
    this.position = 0;
    for (const stop of this.readers) stop();
  }

  /** Logs a fault once while it lasts. */
  private complain(fault: string): void {
    if (fault !== this.fault) this.log.warn(fault);
    this.fault = fault;
  }
}

/** The replica stopped answering while it was read. */
class ReplicaGone extends Error {}
