import { CFB } from '@e965/xlsx';
import { compoundFile } from './compound-file.js';

const SECTOR = 512;
const PIECE = 100_000;
/** A shorter stream is padded. */
const SMALLEST = 4_096;
/** Special sector numbers ([MS-CFB] 2.1). */
const FREESECT = 0xffffffff;
const ENDOFCHAIN = 0xfffffffe;
const FATSECT = 0xfffffffd;
const DIFSECT = 0xfffffffc;

/** Every four bytes contain their own position, so that a sector in the wrong place is noticed. */
function contentOf(length: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
  for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(at, at);
  return bytes.subarray(0, length);
}

async function fileOf(content: Buffer): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
  }
  const parts: Buffer[] = [];
  for await (const part of compoundFile('Workbook', content.length, pieces())) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads the stream with another library, with its padding. */
function readBack(file: Buffer): Buffer {
  const entry = CFB.find(CFB.read(file, { type: 'buffer' }), '/Workbook');
  return Buffer.from(entry.content);
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));

const sectorAt = (file: Buffer, sector: number): Buffer =>
  file.subarray((sector + 1) * SECTOR, (sector + 2) * SECTOR);

/** The FAT sectors that the header and the DIFAT list, the sectors of the DIFAT, and the number that ends their chain. */
function listedIn(file: Buffer): { fat: number[]; difat: number[]; end: number } {
  const listed = numbersIn(file.subarray(76, SECTOR));
  const difat: number[] = [];
  let next = file.readUInt32LE(68);
  for (let count = file.readUInt32LE(72); count > 0; count--) {
    difat.push(next);
    listed.push(...numbersIn(sectorAt(file, next)));
    next = listed.pop()!;
  }
  return { fat: listed.filter((number) => number !== FREESECT), difat, end: next };
}

const consecutive = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => first + index);

describe('a compound file', () => {
  // 109 FAT sectors are listed in the header, 127 in each DIFAT sector. A FAT sector describes 128 sectors.
  it.each([
    ['nothing', 0, 1, 0],
    ['less than the smallest stream', 4_095, 1, 0],
    ['a byte more than the smallest stream', 4_097, 1, 0],
    ['as many FAT sectors as the header holds', (109 * 128 - 109 - 1) * SECTOR, 109, 0],
    ['a byte more than that', (109 * 128 - 109 - 1) * SECTOR + 1, 110, 1],
    ['8 MB', 8_000_001, 124, 1],
    ['as many FAT sectors as one DIFAT sector holds', (236 * 128 - 236 - 2) * SECTOR, 236, 1],
    ['a byte more than that', (236 * 128 - 236 - 2) * SECTOR + 1, 237, 2],
    ['16 MB', 16_000_000, 247, 2],
  ])('of %s (%d bytes) has %d FAT and %d DIFAT sectors', async (_what, length, fat, difat) => {
    const content = contentOf(length);
    const file = await fileOf(content);
    const sectors = Math.ceil(Math.max(length, SMALLEST) / SECTOR);
    expect(file.length).toBe((1 + sectors + 1 + fat + difat) * SECTOR);
    expect([file.readUInt32LE(44), file.readUInt32LE(72)]).toEqual([fat, difat]);
    const listed = listedIn(file);
    expect(listed).toEqual({
      fat: consecutive(fat, sectors + 1),
      difat: consecutive(difat, sectors + 1 + fat),
      end: ENDOFCHAIN,
    });
    const entries = listed.fat.flatMap((sector) => numbersIn(sectorAt(file, sector)));
    // The sectors after the stream and the directory.
    expect(entries.slice(sectors + 1)).toEqual([
      ...listed.fat.map(() => FATSECT),
      ...listed.difat.map(() => DIFSECT),
      ...Array.from({ length: fat * 128 - sectors - 1 - fat - difat }, () => FREESECT),
    ]);

    const stream = readBack(file);
    expect(stream.length).toBe(Math.max(length, SMALLEST));
    expect(stream.subarray(0, length).equals(content)).toBe(true);
    expect(stream.subarray(length).every((byte) => byte === 0)).toBe(true);
  });
});
