const HEADER_BYTES = 5;
const COMMAND_COMPLETE = 'C'.charCodeAt(0);
const COMMIT = Buffer.from('COMMIT\0');

/** Reads what PostgreSQL sends on one connection (its protocol 3: a type, a length, a body), and tells when a COMMIT is answered. */
export class PostgresAnswers {
  private rest = Buffer.alloc(0);

  /** @returns whether these bytes complete the answer to a COMMIT */
  read(bytes: Buffer): boolean {
    this.rest = Buffer.concat([this.rest, bytes]);
    let found = false;
    while (this.rest.length >= HEADER_BYTES) {
      const end = 1 + this.rest.readUInt32BE(1);
      if (this.rest.length < end) break;
      const body = this.rest.subarray(HEADER_BYTES, end);
      found ||= this.rest[0] === COMMAND_COMPLETE && body.equals(COMMIT);
      this.rest = this.rest.subarray(end);
    }
    return found;
  }
}
