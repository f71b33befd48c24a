import { beginOf, LOOK, record, RECORD, shortText } from './biff-records.js';

const TEN_POINT = 200;
const BOLD = 700;
const NORMAL = 400;
/** Number formats: Excel's own for general, text and days, and a custom one for timestamps. */
const GENERAL = 0;
const TEXT = 49;
const DAY = 14;
const MOMENT = 164;

/** Index of the first cell format; the built-in styles precede it. */
const STYLE_FORMATS = LOOK.plain;

/** Records before the sheet list: fonts, number formats, cell formats. */
export function workbookHead(): Buffer {
  return Buffer.concat([
    beginOf('workbook'),
    record(RECORD.codePage, [[2, 1200]]),
    record(
      RECORD.window1,
      [0, 0, 0x3fcf, 0x2a4e, 0x0038, 0, 0, 1, 0x0258].map((value) => [2, value]),
    ),
    record(RECORD.dateMode, [[2, 0]]),
    ...[NORMAL, BOLD, NORMAL, NORMAL].map(font),
    record(RECORD.format, [[2, MOMENT]], shortText('dd/mm/yyyy hh:mm', 2)),
    ...Array.from({ length: STYLE_FORMATS }, () => look({ font: 0, format: GENERAL, isStyle: true })),
    look({ font: 0, format: GENERAL }),
    look({ font: 0, format: TEXT }),
    look({ font: 1, format: TEXT }),
    look({ font: 0, format: MOMENT }),
    look({ font: 0, format: DAY }),
    record(RECORD.style, [
      [2, 0x8000],
      [1, 0],
      [1, 0xff],
    ]),
  ]);
}

/** A sheet's name and stream offset. */
export function sheetEntry(name: string, offset: number): Buffer {
  return record(
    RECORD.boundSheet,
    [
      [4, offset],
      [2, 0],
    ],
    shortText(name, 1),
  );
}

function font(weight: number): Buffer {
  return record(
    RECORD.font,
    [
      [2, TEN_POINT],
      [2, 0],
      [2, 0x7fff],
      [2, weight],
      [2, 0],
      [4, 0],
    ],
    shortText('Arial', 1),
  );
}

function look({
  font: fontIndex,
  format,
  isStyle = false,
}: {
  font: number;
  format: number;
  isStyle?: boolean;
}): Buffer {
  return record(RECORD.extendedFormat, [
    [2, fontIndex],
    [2, format],
    [2, isStyle ? 0xfff5 : 0x0001],
    [2, 0x0020],
    [2, isStyle ? 0xf400 : 0x0c00],
    [4, 0],
    [4, 0],
    [2, 0x20c0],
  ]);
}
