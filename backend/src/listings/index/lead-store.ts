import type { Currency } from '#common/vocabulary/currencies.js';
import type { LeadColumns } from '../domain/lead-columns.js';

/** Slots of `leadSlot` and the currency stand in the seven low bits of an entry, the amount above them. */
const AMOUNT = 128;
const FIRST_CAPACITY = 4_096;

/**
 * Lead prices of all listings in one array of numbers: each listing has a run of entries, `amount × 128 + slot × 2 + dollars`, negative
 * while rented. Amounts stay below 2⁴⁰, so every entry is exact.
 */
export class LeadStore {
  private entries = new Float64Array(FIRST_CAPACITY);
  private used = 0;
  private live = 0;
  private starts = new Uint32Array(FIRST_CAPACITY);
  private lengths = new Uint8Array(FIRST_CAPACITY);

  /** @param place the listing's place in the index */
  set(place: number, columns: LeadColumns): void {
    const run = [...packed(columns.leadArs, 0), ...packed(columns.leadUsd, 1)];
    this.reserve(place, run.length);
    this.live += run.length - this.lengths[place]!;
    this.starts[place] = this.used;
    this.lengths[place] = run.length;
    this.entries.set(run, this.used);
    this.used += run.length;
  }

  clear(place: number): void {
    if (place >= this.lengths.length) return;
    this.live -= this.lengths[place]!;
    this.lengths[place] = 0;
  }

  /** The amount in a slot: negative while rented, 1 for 'Consultar', 0 for none. */
  amount(place: number, slot: number, currency: Currency): number {
    const wanted = slot * 2 + (currency === 'USD' ? 1 : 0);
    const start = this.starts[place]!;
    const end = start + this.lengths[place]!;
    for (let at = start; at < end; at++) {
      const entry = this.entries[at]!;
      const amount = Math.trunc(entry / AMOUNT);
      if (Math.abs(entry) - Math.abs(amount) * AMOUNT === wanted) return amount;
    }
    return 0;
  }

  /** Makes room for an entry run; drops the runs that were replaced once they are as many as the live ones. */
  private reserve(place: number, length: number): void {
    if (place >= this.starts.length) {
      this.starts = grown(this.starts, place + 1);
      this.lengths = grown(this.lengths, place + 1);
    }
    if (this.used + length <= this.entries.length) return;
    if (this.live * 2 < this.used) this.compact();
    if (this.used + length > this.entries.length) {
      const entries = new Float64Array(Math.max(this.used + length, this.entries.length * 2));
      entries.set(this.entries);
      this.entries = entries;
    }
  }

  private compact(): void {
    const entries = new Float64Array(this.entries.length);
    let used = 0;
    for (let place = 0; place < this.starts.length; place++) {
      const start = this.starts[place]!;
      const length = this.lengths[place]!;
      entries.set(this.entries.subarray(start, start + length), used);
      this.starts[place] = used;
      used += length;
    }
    this.entries = entries;
    this.used = used;
  }
}

function packed(column: readonly (number | null)[], dollars: 0 | 1): number[] {
  return column.flatMap((amount, index) => {
    if (amount === null) return [];
    const low = (index + 1) * 2 + dollars;
    return [amount < 0 ? amount * AMOUNT - low : amount * AMOUNT + low];
  });
}

function grown<T extends Uint32Array | Uint8Array>(array: T, length: number): T {
  const larger = new (array.constructor as new (length: number) => T)(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}
