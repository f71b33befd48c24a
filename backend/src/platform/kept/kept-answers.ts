import { Injectable } from '@nestjs/common';
import { ContentFeed } from './content-feed.js';
import { KeptAnswer } from './kept-answer.js';

/** All kept answers together; the ones that nobody has asked for longest go first. */
const MOST_BYTES = 48 * 1024 * 1024;
/** An answer that would push out many others is not kept. */
const LARGEST = 8 * 1024 * 1024;
/** What time changes (how old a notice is), and counters of visits, are at most so old. */
const KEPT_MS = 5_000;

interface Entry {
  answer: KeptAnswer;
  version: number;
  madeAt: number;
  size: number;
}

/** The answers to public addresses, as they were made from what the database holds now (docs/decisions/0026). */
@Injectable()
export class KeptAnswers {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly feed: ContentFeed) {}

  /** The answer to an address; undefined when none is kept, or when nobody can say that it still holds. */
  find(url: string): KeptAnswer | undefined {
    if (!this.feed.isSure()) return undefined;
    const entry = this.entries.get(url);
    if (!entry) return undefined;
    this.entries.delete(url);
    const holds = entry.version === this.feed.version && performance.now() - entry.madeAt < KEPT_MS;
    if (!holds) {
      this.bytes -= entry.size;
      return undefined;
    }
    this.entries.set(url, entry);
    this.weigh(entry);
    return entry.answer;
  }

  /** Keeps an answer that was made from the content of that version, or of a later one. */
  keep(url: string, answer: KeptAnswer, version: number): void {
    if (version !== this.feed.version || answer.size > LARGEST) return;
    this.bytes -= this.entries.get(url)?.size ?? 0;
    this.entries.delete(url);
    const entry = { answer, version, madeAt: performance.now(), size: answer.size };
    this.entries.set(url, entry);
    this.bytes += entry.size;
    this.makeRoom();
  }

  /** Encodings are added later, when somebody asks for them. */
  private weigh(entry: Entry): void {
    const { size } = entry.answer;
    if (size === entry.size) return;
    this.bytes += size - entry.size;
    entry.size = size;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const [url, { size }] of this.entries) {
      if (this.bytes <= MOST_BYTES) return;
      this.entries.delete(url);
      this.bytes -= size;
    }
  }
}
