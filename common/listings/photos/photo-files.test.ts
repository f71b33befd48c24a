import { LIMITS } from '../../kernel/limits.js';
import { kindOf, photoFault, type FileKind } from './photo-files.js';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const CASES: [FileKind, string][] = [
  ['jpeg', '\xFF\xD8\xFF\xE1\0\x10Exif'],
  ['png', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x24ftypmif1\0\0\0\0mif1heic'],
  ['other-image', '\0\0\0\x1Cftypavif\0\0\0\0'],
  ['other-image', 'GIF89a\x01\0\x01\0'],
  ['other-image', 'II*\0\x08\0\0\0'],
  ['other-image', 'BM\x36\0\0\0'],
  ['other-image', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
  ['unknown', '\0\0\0\x20ftypisom\0\0\0\0'],
  ['unknown', '%PDF-1.7'],
  ['unknown', 'RIFF\x10\0\0\0WAVEfmt '],
  ['unknown', '<html><script>alert(1)</script>'],
  ['unknown', 'x'],
  ['empty', ''],
];

describe('a file that is offered as a photo', () => {
  it.each(CASES)('is %s by its first bytes: %j', (kind, head) => {
    expect(kindOf(bytes(head))).toBe(kind);
  });

  it.each([
    ['a JPEG of just the limit', '\xFF\xD8\xFF', LIMITS.photoBytes, undefined],
    ['a JPEG of one byte more', '\xFF\xD8\xFF', LIMITS.photoBytes + 1, 'too-large'],
    ['a large HEIC: what it is matters more', '\0\0\0\x24ftypheic', LIMITS.photoBytes + 1, 'heic'],
    ['an SVG', '<svg >', 100, 'other-format'],
    ['a text', 'hola', 4, 'not-image'],
    ['nothing', '', 0, 'empty'],
  ] as const)('%s', (_what, head, size, fault) => {
    expect(photoFault({ bytes: size, head: bytes(head) })).toBe(fault);
  });
});
