/**
 * Detects which leases have ended. A lease has ended once this process has seen it for its whole length, measured by a monotonic clock. The
 * stored end of a lease is not used, because the wall clock may be set forward or back while the holder works (docs/decisions/0040).
 */
export class LeaseWatch {
  /** When this process saw each lease for the first time. */
  private seen = new Map<string, number>();

  /** @param lengthMs longer than any holder works under one lease */
  constructor(private readonly lengthMs: number) {}

  /**
   * @param held tokens of all leases that are held now
   * @param elapsedMs of a monotonic clock (`Clock.elapsed`)
   * @returns those that have ended
   */
  ended(held: readonly string[], elapsedMs: number): string[] {
    this.seen = new Map(held.map((lease) => [lease, this.seen.get(lease) ?? elapsedMs]));
    return held.filter((lease) => elapsedMs - this.seen.get(lease)! >= this.lengthMs);
  }
}
