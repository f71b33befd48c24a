import { readError } from './api.js';
import { makeKey } from './make-key.js';

const REFUSED = 400;
const FAILED = 500;

/** Period in which a second press counts as a repetition. Later the same action is a new one. */
const KEEP_MS = 120_000;

/**
 * Idempotency keys of actions whose answer is not known. The same action within two minutes gets the same key, so that the server makes it
 * once (docs/reliability.md, Lost answers).
 */
export class OpenKeys {
  private readonly open = new Map<string, { key: string; until: number }>();

  /**
   * Sends an action with its key, which is kept while it is unknown whether the action was done: without an answer, or with a 5xx.
   * @param action call and content
   */
  async send<T>(action: string, call: (headers: { 'idempotency-key': string }) => Promise<T>): Promise<T> {
    try {
      const answer = await call({ 'idempotency-key': this.of(action) });
      this.close(action);
      return answer;
    } catch (error) {
      const { status } = readError(error);
      if (status >= REFUSED && status < FAILED) this.close(action);
      throw error;
    }
  }

  /** @param action call and content */
  of(action: string, now = Date.now()): string {
    const known = this.open.get(action);
    if (known && known.until > now) return known.key;
    const key = makeKey();
    this.open.set(action, { key, until: now + KEEP_MS });
    return key;
  }

  /** The action was answered: the next one is another, even with the same content. */
  close(action: string): void {
    this.open.delete(action);
  }

  /** Must be called after a removal: adding the same again is then another action. */
  closeAll(): void {
    this.open.clear();
  }
}
