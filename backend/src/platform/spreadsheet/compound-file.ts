const SECTOR = 512;
/** Number of sector numbers in an allocation table (FAT) sector, and in a DIFAT sector, whose last entry points to the next one. */
const NUMBERS = SECTOR / 4;
const IN_HEADER = 109;
/** A smaller stream would have to be stored in the mini stream. */
const SMALLEST = 4_096;

const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const TABLE_OF_TABLES = 0xfffffffc;

interface Layout {
  /** Layout: content sectors first, then the directory, then FAT sectors, then DIFAT sectors. */
  content: number;
  tables: number;
  tablesOfTables: number;
}

/**
 * An OLE compound file ([MS-CFB], version 3) with one stream, as .xls requires. Generated while it is read; only the length of the content
 * must be known in advance.
 */
export async function* compoundFile(
  name: string,
  length: number,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const size = Math.max(length, SMALLEST);
  const layout = layoutOf(Math.ceil(size / SECTOR));
  yield header(layout);
  yield* content;
  yield Buffer.alloc(layout.content * SECTOR - length);
  yield directory(name, size, layout);
  yield* allocation(layout);
}

function layoutOf(content: number): Layout {
  let layout: Layout = { content, tables: 0, tablesOfTables: 0 };
  for (;;) {
    const sectors = content + 1 + layout.tables + layout.tablesOfTables;
    const tables = Math.ceil(sectors / NUMBERS);
    const tablesOfTables = Math.ceil(Math.max(0, tables - IN_HEADER) / (NUMBERS - 1));
    if (tables === layout.tables && tablesOfTables === layout.tablesOfTables) return layout;
    layout = { content, tables, tablesOfTables };
  }
}

function header({ content, tables, tablesOfTables }: Layout): Buffer {
  const sector = Buffer.alloc(SECTOR);
  sector.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [at, value] of [
    [24, 0x003e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    sector.writeUInt16LE(value, at);
  const firstTable = content + 1;
  const firstOfTables = tablesOfTables > 0 ? firstTable + tables : END;
  for (const [at, value] of [
    [44, tables],
    [48, content],
    [56, SMALLEST],
    [60, END],
    [68, firstOfTables],
    [72, tablesOfTables],
  ] as const)
    sector.writeUInt32LE(value, at);
  for (let index = 0; index < IN_HEADER; index++)
    sector.writeUInt32LE(index < tables ? firstTable + index : FREE, 76 + index * 4);
  return sector;
}

function directory(name: string, size: number, { content }: Layout): Buffer {
  const nothing = { name: '', kind: 0, child: FREE, start: 0, size: 0 };
  return Buffer.concat(
    [
      { name: 'Root Entry', kind: 5, child: 1, start: END, size: 0 },
      { name, kind: 2, child: FREE, start: content > 0 ? 0 : END, size },
      nothing,
      nothing,
    ].map(directoryEntry),
  );
}

function directoryEntry(entry: { name: string; kind: number; child: number; start: number; size: number }) {
  const buffer = Buffer.alloc(128);
  buffer.write(entry.name, 0, 'utf16le');
  buffer.writeUInt16LE(entry.name === '' ? 0 : (entry.name.length + 1) * 2, 64);
  buffer.writeUInt8(entry.kind, 66);
  buffer.writeUInt8(1, 67);
  buffer.writeUInt32LE(FREE, 68);
  buffer.writeUInt32LE(FREE, 72);
  buffer.writeUInt32LE(entry.child, 76);
  buffer.writeUInt32LE(entry.start, 116);
  buffer.writeUInt32LE(entry.size, 120);
  return buffer;
}

/** The FAT, followed by the DIFAT sectors that do not fit into the header. */
function* allocation({ content, tables, tablesOfTables }: Layout): Generator<Buffer> {
  const meaning = (sector: number): number => {
    if (sector < content) return sector === content - 1 ? END : sector + 1;
    if (sector === content) return END;
    if (sector <= content + tables) return TABLE;
    return sector <= content + tables + tablesOfTables ? TABLE_OF_TABLES : FREE;
  };
  for (let table = 0; table < tables; table++) yield numbers((index) => meaning(table * NUMBERS + index));
  for (let part = 0; part < tablesOfTables; part++) {
    const next = part + 1 < tablesOfTables ? content + 1 + tables + part + 1 : END;
    yield numbers((index) => {
      if (index === NUMBERS - 1) return next;
      const table = IN_HEADER + part * (NUMBERS - 1) + index;
      return table < tables ? content + 1 + table : FREE;
    });
  }
}

function numbers(numberAt: (index: number) => number): Buffer {
  const sector = Buffer.alloc(SECTOR);
  for (let index = 0; index < NUMBERS; index++) sector.writeUInt32LE(numberAt(index), index * 4);
  return sector;
}
