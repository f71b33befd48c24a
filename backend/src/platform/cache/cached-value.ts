import { isDeepStrictEqual } from 'node:util';
import type { ContentFeed } from '../database/replica/content-feed.js';

/**
 * A value read from public tables, cached until public content changes (docs/decisions/0026). While the value read is equal, the same
 * object is returned.
 */
export class CachedValue<T> {
  private value: T | undefined;
  private version = -1;

  constructor(
    private readonly feed: Pick<ContentFeed, 'version' | 'isCurrent' | 'ensureCurrent'>,
    private readonly read: () => Promise<T>,
  ) {}

  /** The cached value, synchronously; undefined if it has to be read first. */
  now(): T | undefined {
    return this.version === this.feed.version && this.feed.isCurrent() ? this.value : undefined;
  }

  async current(): Promise<T> {
    if (!(await this.feed.ensureCurrent())) return this.read();
    if (this.version === this.feed.version) return this.value as T;
    const { version } = this.feed;
    const value = await this.read();
    if (!isDeepStrictEqual(value, this.value)) this.value = value;
    this.version = version;
    return this.value as T;
  }
}
