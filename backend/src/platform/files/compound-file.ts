const SECTOR = 512;
/** Sector numbers in a sector of the FAT, and in one of the DIFAT, whose last entry is the number of the next DIFAT sector. */
const ENTRIES_PER_SECTOR = SECTOR / 4;
const FAT_SECTORS_IN_HEADER = 109;
/** A smaller stream would have to be stored in the mini stream. */
const MINI_STREAM_CUTOFF = 4_096;

const FREESECT = 0xffffffff;
const ENDOFCHAIN = 0xfffffffe;
const FATSECT = 0xfffffffd;
const DIFSECT = 0xfffffffc;

/** Numbers of sectors. The file contains the content, the directory (one sector), the FAT and the DIFAT, in this order. */
interface Layout {
  content: number;
  fatSectors: number;
  difatSectors: number;
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
  const size = Math.max(length, MINI_STREAM_CUTOFF);
  const layout = layoutOf(Math.ceil(size / SECTOR));
  yield header(layout);
  yield* content;
  yield Buffer.alloc(layout.content * SECTOR - length);
  yield directory(name, size, layout);
  yield* allocation(layout);
}

function layoutOf(content: number): Layout {
  let layout: Layout = { content, fatSectors: 0, difatSectors: 0 };
  for (;;) {
    const sectors = content + 1 + layout.fatSectors + layout.difatSectors;
    const fatSectors = Math.ceil(sectors / ENTRIES_PER_SECTOR);
    const difatSectors = Math.ceil(
      Math.max(0, fatSectors - FAT_SECTORS_IN_HEADER) / (ENTRIES_PER_SECTOR - 1),
    );
    if (fatSectors === layout.fatSectors && difatSectors === layout.difatSectors) return layout;
    layout = { content, fatSectors, difatSectors };
  }
}

function header({ content, fatSectors, difatSectors }: Layout): Buffer {
  const sector = Buffer.alloc(SECTOR);
  sector.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const { at, value } of [
    { at: 24, value: 0x003e }, // minor version
    { at: 26, value: 3 }, // major version
    { at: 28, value: 0xfffe }, // byte order: little-endian
    { at: 30, value: 9 }, // sector shift: 2^9 bytes
    { at: 32, value: 6 }, // mini sector shift: 2^6 bytes
  ])
    sector.writeUInt16LE(value, at);
  const firstFatSector = content + 1;
  const firstDifatSector = difatSectors > 0 ? firstFatSector + fatSectors : ENDOFCHAIN;
  for (const { at, value } of [
    { at: 44, value: fatSectors }, // number of FAT sectors
    { at: 48, value: content }, // first sector of the directory
    { at: 56, value: MINI_STREAM_CUTOFF },
    { at: 60, value: ENDOFCHAIN }, // first sector of the mini FAT: none
    { at: 68, value: firstDifatSector },
    { at: 72, value: difatSectors }, // number of DIFAT sectors
  ])
    sector.writeUInt32LE(value, at);
  for (let index = 0; index < FAT_SECTORS_IN_HEADER; index++)
    sector.writeUInt32LE(index < fatSectors ? firstFatSector + index : FREESECT, 76 + index * 4);
  return sector;
}

function directory(name: string, size: number, { content }: Layout): Buffer {
  const nothing = { name: '', kind: 0, child: FREESECT, start: 0, size: 0 };
  return Buffer.concat(
    [
      { name: 'Root Entry', kind: 5, child: 1, start: ENDOFCHAIN, size: 0 },
      { name, kind: 2, child: FREESECT, start: content > 0 ? 0 : ENDOFCHAIN, size },
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
  buffer.writeUInt32LE(FREESECT, 68);
  buffer.writeUInt32LE(FREESECT, 72);
  buffer.writeUInt32LE(entry.child, 76);
  buffer.writeUInt32LE(entry.start, 116);
  buffer.writeUInt32LE(entry.size, 120);
  return buffer;
}

/** The FAT, followed by the DIFAT sectors that do not fit into the header. */
function* allocation({ content, fatSectors, difatSectors }: Layout): Generator<Buffer> {
  const meaning = (sector: number): number => {
    if (sector < content) return sector === content - 1 ? ENDOFCHAIN : sector + 1;
    if (sector === content) return ENDOFCHAIN;
    if (sector <= content + fatSectors) return FATSECT;
    return sector <= content + fatSectors + difatSectors ? DIFSECT : FREESECT;
  };
  for (let table = 0; table < fatSectors; table++)
    yield numbers((index) => meaning(table * ENTRIES_PER_SECTOR + index));
  for (let part = 0; part < difatSectors; part++) {
    const next = part + 1 < difatSectors ? content + 1 + fatSectors + part + 1 : ENDOFCHAIN;
    yield numbers((index) => {
      if (index === ENTRIES_PER_SECTOR - 1) return next;
      const table = FAT_SECTORS_IN_HEADER + part * (ENTRIES_PER_SECTOR - 1) + index;
      return table < fatSectors ? content + 1 + table : FREESECT;
    });
  }
}

function numbers(numberAt: (index: number) => number): Buffer {
  const sector = Buffer.alloc(SECTOR);
  for (let index = 0; index < ENTRIES_PER_SECTOR; index++) sector.writeUInt32LE(numberAt(index), index * 4);
  return sector;
}
