import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { NumberColumn } from '../index/columns/number-column.js';

/**
 * Bytes of cards in a file of this process without a name, which ends with the process. The operating system keeps what is read in its page
 * cache, so that a read costs some 3 µs, and the cards of 100,000 listings take no memory of the process. Writing goes round: a card is valid
 * until the end of the file has passed over it.
 */
export class CardFile {
  private readonly log = new Logger(CardFile.name);
  private file: number | undefined;
  /** Number of bytes that were written since the start of the process: the next card is at its remainder by the size of the file. */
  private written = 0;
  /** Cards before this number of bytes are not valid any more. */
  private oldest = 0;
  private readonly stamps = new NumberColumn();
  private readonly starts = new NumberColumn();
  private readonly lengths = new NumberColumn();

  /** @param most size limit in bytes, larger than any card */
  constructor(
    private readonly folder: string,
    private readonly most: number,
  ) {}

  close(): void {
    this.forget();
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  /** @param stamp the version of the listing at the place */
  has(place: number, stamp: number): boolean {
    const start = this.starts.at(place);
    return this.stamps.at(place) === stamp && start >= this.oldest && start >= this.written - this.most;
  }

  /** Length in bytes of a card that it has. */
  lengthAt(place: number): number {
    return this.lengths.at(place);
  }

  /**
   * Copies a card that it has.
   * @throws Error if not all of it could be read: the rest of the target may be memory of something else
   */
  copy(place: number, target: Buffer, at: number): void {
    const length = this.lengthAt(place);
    if (readSync(this.file!, target, at, length, this.starts.at(place) % this.most) < length)
      throw new Error('A card could not be read');
  }

  /** Replaces the card of a place. A full disk leaves the place without one. */
  put(place: number, stamp: number, card: Buffer): void {
    this.stamps.set(place, null);
    const room = this.most - (this.written % this.most);
    const start = room < card.length ? this.written + room : this.written;
    this.written = start + card.length;
    try {
      this.file ??= openUnnamed(this.folder);
      if (writeSync(this.file, card, 0, card.length, start % this.most) < card.length)
        throw new Error('the disk is full');
    } catch (error) {
      warnOncePerMinute(this.log, `Cards are read from the database each time: ${(error as Error).message}`);
      return;
    }
    this.starts.set(place, start);
    this.lengths.set(place, card.length);
    this.stamps.set(place, stamp);
  }

  forget(): void {
    this.oldest = this.written;
  }
}

/** A file whose name is removed at once, so that nothing of it is left when the process ends in whatever way. */
function openUnnamed(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, randomUUID());
  const file = openSync(name, 'wx+', 0o600);
  rmSync(name);
  return file;
}
