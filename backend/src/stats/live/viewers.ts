/** A notice that an account has open. */
export interface View {
  accountId: number;
  email: string;
  /** Shown name of the account; notifications of the version before have none. */
  name?: string;
  listingId: number;
}

/** A view that was not renewed for so long has ended; screens renew theirs every 10 s. */
export const VIEW_MS = 25_000;

/** The notices that accounts have open at the moment, in the memory of a process. */
export class Viewers {
  private readonly ends = new Map<string, { view: View; at: number }>();

  /** @param now milliseconds of any clock, the same in all calls */
  note(view: View, now: number): void {
    this.ends.set(`${view.accountId} ${view.listingId}`, { view, at: now + VIEW_MS });
  }

  /** Ends a view before its time. */
  end({ accountId, listingId }: Pick<View, 'accountId' | 'listingId'>): void {
    this.ends.delete(`${accountId} ${listingId}`);
  }

  /** Notices that other accounts have open. */
  of(accountId: number, now: number): View[] {
    this.forgetEnded(now);
    return [...this.ends.values()]
      .map(({ view }) => view)
      .filter((view) => view.accountId !== accountId)
      .sort((one, other) => one.listingId - other.listingId || one.accountId - other.accountId);
  }

  private forgetEnded(now: number): void {
    for (const [key, { at }] of this.ends) if (at <= now) this.ends.delete(key);
  }
}
