/** Growth of counters of this process since the last call. */
export class Growth {
  private readonly last = new Map<string, number>();

  /** @param total value of the counter since the start of the process */
  of(counter: string, total: number): number {
    const before = this.last.get(counter) ?? 0;
    this.last.set(counter, total);
    return total - before;
  }
}
