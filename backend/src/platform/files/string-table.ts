import type { SpoolFile } from './spool-file.js';
import { RECORD, RECORD_LIMIT } from './biff-records.js';

/** Number of short strings that are deduplicated; others may appear twice in the table, which the format allows. */
const REMEMBERED = 20_000;
const SHORT = 40;
/** Maximum length of a cell's text in Excel. */
export const LONGEST_TEXT = 32_767;

const NARROW = 0;
const WIDE = 1;

/**
 * The shared string table ([MS-XLS] 2.4.265), written incrementally. A record holds 8,224 bytes; a string that does not fit continues in
 * the next record, after a repeated flag for its character width.
 */
export class StringTable {
  private readonly known = new Map<string, number>();
  private readonly body = Buffer.alloc(RECORD_LIMIT);
  private used = 8;
  private type: number = RECORD.sharedStrings;
  private unique = 0;
  private uses = 0;

  constructor(private readonly spool: SpoolFile) {}

  /**
   * Index of the text.
   * @throws RangeError for a text that exceeds the maximum
   */
  add(text: string): number {
    if (text.length > LONGEST_TEXT) throw new RangeError(`A cell holds ${LONGEST_TEXT} characters`);
    this.uses += 1;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const place = this.unique++;
    if (text.length <= SHORT && this.known.size < REMEMBERED) this.known.set(text, place);
    this.write(text);
    return place;
  }

  /** Finishes the table; its bytes are then in the spool file. */
  async finish(): Promise<void> {
    this.flush();
    const counts = Buffer.alloc(8);
    counts.writeUInt32LE(this.uses, 0);
    counts.writeUInt32LE(this.unique, 4);
    await this.spool.patch(counts, 4);
  }

  private write(text: string): void {
    const isWide = /[\u0100-\uffff]/.test(text);
    const bytes = Buffer.from(text, isWide ? 'utf16le' : 'latin1');
    const letter = isWide ? 2 : 1;
    if (this.free < 3 + letter) this.next();
    this.used = this.body.writeUInt16LE(text.length, this.used);
    this.used = this.body.writeUInt8(isWide ? WIDE : NARROW, this.used);
    for (let at = 0; at < bytes.length;) {
      if (this.free < letter) {
        this.next();
        this.used = this.body.writeUInt8(isWide ? WIDE : NARROW, this.used);
      }
      const part = Math.min(bytes.length - at, this.free - (this.free % letter));
      bytes.copy(this.body, this.used, at, at + part);
      this.used += part;
      at += part;
    }
  }

  private get free(): number {
    return RECORD_LIMIT - this.used;
  }

  private next(): void {
    this.flush();
    this.type = RECORD.continue;
    this.used = 0;
  }

  private flush(): void {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(this.type, 0);
    head.writeUInt16LE(this.used, 2);
    this.spool.append(head);
    this.spool.append(this.body.subarray(0, this.used));
  }
}
