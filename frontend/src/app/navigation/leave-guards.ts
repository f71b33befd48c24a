import type { LeaveGuard } from './navigation-state.js';
import type { SiteLocation } from './site-location.js';

/** The guards of a page, of which each form has its own: a form that has been sent takes only its own away. */
export class LeaveGuards {
  private readonly all = new Set<LeaveGuard>();

  /** @returns removes it */
  readonly add = (guard: LeaveGuard): (() => void) => {
    this.all.add(guard);
    return () => void this.all.delete(guard);
  };

  /** The one that asks before this navigation: one question is enough for all. */
  holding(to: SiteLocation): LeaveGuard | undefined {
    return [...this.all].find((guard) => guard(to));
  }
}
