interface Sample {
  position: number;
  takenAt: number;
}

/** Maximum number of samples: an hour, with one per second. */
const MOST_SAMPLES = 3_600;

/** Measures the lag of a replica, from positions in the write-ahead log that the primary had at known times. */
export class ReplicaLag {
  private readonly waiting: Sample[] = [];

  /** Records that the primary had this position at that time, in milliseconds. */
  expect(position: number, takenAt: number): void {
    if (this.waiting.length < MOST_SAMPLES) this.waiting.push({ position, takenAt });
  }

  /** Records that the replica contains everything up to this position. */
  reached(position: number): void {
    const open = this.waiting.findIndex((sample) => sample.position > position);
    this.waiting.splice(0, open === -1 ? this.waiting.length : open);
  }

  /** Age in seconds of the oldest position that the replica has not reached; 0 if there is none. */
  seconds(now: number): number {
    const [oldest] = this.waiting;
    return oldest ? Math.max(0, now - oldest.takenAt) / 1_000 : 0;
  }
}
