import type { Changed } from './live-calls.js';

/** Shortest time from one refresh to the next. */
export const REFRESH_GAP_MS = 2_000;

/**
 * Throttles refreshes. The first change refreshes at once. Later changes are collected until the responses have arrived and the gap has
 * passed, so that a slow list is not requested again before it has responded.
 */
export class GatheredRefresh {
  private readonly waiting = new Set<Changed>();
  private isBusy = false;

  constructor(private readonly refresh: (kinds: readonly Changed[]) => Promise<unknown>) {}

  ask(kinds: readonly Changed[]): void {
    for (const kind of kinds) this.waiting.add(kind);
    if (!this.isBusy) void this.run();
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.size > 0) {
      const kinds = [...this.waiting];
      this.waiting.clear();
      const gap = new Promise((resolve) => setTimeout(resolve, REFRESH_GAP_MS));
      await Promise.allSettled([this.refresh(kinds), gap]);
    }
    this.isBusy = false;
  }
}
