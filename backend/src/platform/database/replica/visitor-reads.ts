import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentFeed } from './content-feed.js';
import { readerOfRequest } from '../../process/work-context.js';
import type { Database } from '../rows.js';
import { ReadReplica } from './read-replica.js';

/** Which server answered, and why the primary did. */
export type AnsweredBy = 'replica' | 'primary_behind' | 'primary_down';

/**
 * Reads of public pages: from the replica where there is one, otherwise from the primary. A read contains every change of which this
 * process was notified and every earlier write of this process; all reads of one request are of the same server. The operator reads from
 * the primary.
 */
@Injectable()
export class VisitorReads implements Database {
  /** Choices since the start of the process; one for each request. */
  readonly choices: Record<AnsweredBy, number> = { replica: 0, primary_behind: 0, primary_down: 0 };

  constructor(
    private readonly primary: DataSource,
    private readonly feed: ContentFeed,
    private readonly replica: ReadReplica,
  ) {}

  query<T>(statement: string, values?: unknown[]): Promise<T> {
    return this.run((manager) => manager.query<T>(statement, values));
  }

  /** Runs reads that belong together. If the replica fails, they are repeated on the primary. */
  async run<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    const manager = await this.source();
    if (manager === this.primary.manager) return read(manager);
    try {
      return await this.replica.whileItAnswers(read(manager));
    } catch (error) {
      if (!this.replica.isReplicaFault(error)) throw error;
      this.choices.primary_down += 1;
      const reader = readerOfRequest();
      if (reader) reader.source = Promise.resolve(this.primary.manager);
      return read(this.primary.manager);
    }
  }

  /** As `run`, over one connection: reads that start at the same time are sent in one packet. */
  together<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.run(async ({ dataSource }) => {
      const runner = dataSource.createQueryRunner();
      try {
        return await read(runner.manager);
      } finally {
        await runner.release();
      }
    });
  }

  /** A server for many reads that may show an older state, because what they lack is read from the primary afterwards. */
  async anySource(): Promise<EntityManager> {
    const found = this.replica.isSet ? await this.replica.at(0) : 'down';
    return typeof found === 'string' ? this.primary.manager : found;
  }

  private source(): Promise<EntityManager> {
    const reader = readerOfRequest();
    if (!this.replica.isSet || reader?.readsPrimary) return Promise.resolve(this.primary.manager);
    if (!reader) return this.choose();
    reader.source ??= this.choose();
    return reader.source as Promise<EntityManager>;
  }

  private async choose(): Promise<EntityManager> {
    const position = await this.feed.positionOfPrimary();
    const found = position === undefined ? 'behind' : await this.replica.at(position);
    if (typeof found === 'string') {
      this.choices[`primary_${found}`] += 1;
      return this.primary.manager;
    }
    this.choices.replica += 1;
    return found;
  }
}
