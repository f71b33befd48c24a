import type { DataSource, ObjectLiteral } from 'typeorm';
import { copyText, type CopyRows } from './bulk-rows.js';

/** A column, and the property of an entity that has its value. */
interface CopyColumn {
  name: string;
  property: string;
  isJson: boolean;
}

/** A table that is loaded by COPY. Contains data only, so that it can be sent to a worker thread. */
export interface CopyTable {
  name: string;
  columns: readonly CopyColumn[];
}

export function copyTableOf(database: DataSource, entity: new () => ObjectLiteral): CopyTable {
  const { tableName, columns } = database.getMetadata(entity);
  return {
    name: tableName,
    columns: columns.map(({ databaseName, propertyName, type }) => ({
      name: databaseName,
      property: propertyName,
      isJson: type === 'json' || type === 'jsonb',
    })),
  };
}

const FIRST_BYTES = 256 * 1024;
/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const BYTES_PER_UNIT = 3;

/**
 * Collects the text of COPY for one table. Columns that the first row does not set keep their defaults, and no other row may set them. Each
 * row becomes bytes at once, so that its strings are freed early.
 */
export class TableText {
  private columns: readonly CopyColumn[] | undefined;
  private omitted: readonly CopyColumn[] = [];
  private bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  private length = 0;

  constructor(private readonly table: CopyTable) {}

  add(row: ObjectLiteral): void {
    const isSet = ({ property }: CopyColumn) => row[property] !== undefined;
    if (!this.columns) {
      this.columns = this.table.columns.filter(isSet);
      this.omitted = this.table.columns.filter((column) => !isSet(column));
    }
    const late = this.omitted.find(isSet);
    if (late) throw new Error(`${this.table.name}.${late.name} is not set by the first row`);
    let line = '';
    for (const { property, isJson } of this.columns) {
      const value: unknown = row[property];
      line += `${line && '\t'}${copyText(isJson && value != null ? JSON.stringify(value) : value)}`;
    }
    this.write(`${line}\n`);
  }

  /** The rows; undefined without any. Nothing may be added afterwards. */
  rows(): CopyRows | undefined {
    if (!this.columns) return undefined;
    const text = this.bytes.subarray(0, this.length);
    return { table: this.table.name, columns: this.columns.map(({ name }) => name), text };
  }

  private write(line: string): void {
    const needed = this.length + line.length * BYTES_PER_UNIT;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    this.length += this.bytes.write(line, this.length);
  }
}
