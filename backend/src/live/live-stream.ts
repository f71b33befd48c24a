import { Readable } from 'node:stream';
import type { LiveAnswer } from '#common/wire/live.js';

/** How often a stream looks for something new. Domain events of one interval are told together. */
const LOOK_MS = 1_000;
/** A view is renewed and the connection kept open in this rhythm. */
const BEAT_LOOKS = 10;
/** A stream ends after a minute and the browser connects again, so that a session that ended hears nothing more. */
const MOST_LOOKS = 60;
/** Bytes that a reader may leave unread before it is disconnected. */
const MOST_UNREAD = 64 * 1_024;

interface LiveSource {
  /** What the stream tells. */
  look: () => LiveAnswer;
  /** Runs at the start and every 10 s. */
  beat: () => Promise<void>;
}

/** Server-sent events (HTML Living Standard, section 9.2): the first answer, and each one that differs from the one before. */
export function liveStream({ look, beat }: LiveSource): Readable {
  let told = '';
  let looks = 0;
  const stream = new Readable({ read: () => undefined });
  const tell = (): void => {
    const text = JSON.stringify(look());
    if (text !== told) stream.push(`data: ${text}\n\n`);
    told = text;
  };
  const advance = (): void => {
    looks += 1;
    if (looks >= MOST_LOOKS) return void stream.push(null);
    if (stream.readableLength > MOST_UNREAD) return void stream.destroy();
    if (looks % BEAT_LOOKS === 0) {
      stream.push(':\n\n');
      beat().catch((error: Error) => stream.destroy(error));
    }
    tell();
  };
  stream.push('retry: 2000\n\n');
  tell();
  const timer = setInterval(advance, LOOK_MS);
  stream.once('close', () => clearInterval(timer));
  stream.once('end', () => clearInterval(timer));
  return stream;
}
