import { isDeepStrictEqual } from 'node:util';
import type { ContentFeed } from './content-feed.js';

/**
 * A value that is read from public tables, and kept while nothing public has changed (docs/decisions/0026). As long as the value read is
 * the same, it is the same object.
 */
export class KeptReading<T> {
  private value: T | undefined;
  private version = -1;

  constructor(
    private readonly feed: Pick<ContentFeed, 'version' | 'isSure' | 'makeSure'>,
    private readonly read: () => Promise<T>,
  ) {}

  /** At once; undefined where it has to be read first. */
  now(): T | undefined {
    return this.version === this.feed.version && this.feed.isSure() ? this.value : undefined;
  }

  async current(): Promise<T> {
    if (!(await this.feed.makeSure())) return this.read();
    if (this.version === this.feed.version) return this.value as T;
    const { version } = this.feed;
    const value = await this.read();
    if (!isDeepStrictEqual(value, this.value)) this.value = value;
    this.version = version;
    return this.value as T;
  }
}
