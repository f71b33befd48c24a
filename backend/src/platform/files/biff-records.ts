/** Records of BIFF8, the format of Excel 97 ([MS-XLS] 2.4): a type, a length, and at most 8,224 bytes. */
export const RECORD_LIMIT = 8_224;

export const RECORD = {
  eof: 0x000a,
  dateMode: 0x0022,
  font: 0x0031,
  continue: 0x003c,
  window1: 0x003d,
  pane: 0x0041,
  codePage: 0x0042,
  columnInfo: 0x007d,
  boundSheet: 0x0085,
  extendedFormat: 0x00e0,
  sharedStrings: 0x00fc,
  labelSst: 0x00fd,
  dimensions: 0x0200,
  number: 0x0203,
  window2: 0x023e,
  style: 0x0293,
  format: 0x041e,
  bof: 0x0809,
} as const;

/** Cell formats; the numbers are indexes of the format table that `workbookGlobals` writes. */
export const LOOK = { plain: 15, text: 16, heading: 17, moment: 18, day: 19 } as const;

type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

/** A record of little-endian fields; eight-byte fields are doubles. */
export function record(type: number, fields: readonly Field[], tail: Buffer = Buffer.alloc(0)): Buffer {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const buffer = Buffer.alloc(4 + length);
  buffer.writeUInt16LE(type, 0);
  buffer.writeUInt16LE(length + tail.length, 2);
  let at = 4;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeDoubleLE(value, at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return Buffer.concat([buffer, tail]);
}

/** A string with a length of one or two bytes and a flag for one-byte or two-byte characters. */
export function shortText(text: string, lengthBytes: 1 | 2): Buffer {
  const head = Buffer.alloc(lengthBytes + 1);
  head.writeUIntLE(text.length, 0, lengthBytes);
  head.writeUInt8(1, lengthBytes);
  return Buffer.concat([head, Buffer.from(text, 'utf16le')]);
}

/** The record that begins the workbook or a sheet (BOF of BIFF8). */
export function beginOf(kind: 'workbook' | 'sheet'): Buffer {
  return record(RECORD.bof, [
    [2, 0x0600],
    [2, kind === 'workbook' ? 0x0005 : 0x0010],
    [2, 0x0dbb],
    [2, 0x07cc],
    [4, 0],
    [4, 0x0006],
  ]);
}

export const END = record(RECORD.eof, []);
