import sharp, { type Sharp } from 'sharp';
import { openPicture } from './image-library.js';
import { makeRenditions, type MadeRendition } from './make-renditions.js';
import { cleanKey, markedKey, namesOfKey, parsePhotoName } from './rendition.js';

const MARK = ['costadirecta.com.ar', 'ALQ-0001'];

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

async function renditions(picture: Buffer, mark: readonly string[]): Promise<MadeRendition[]> {
  const made: MadeRendition[] = [];
  for await (const rendition of makeRenditions(picture, mark)) made.push(rendition);
  return made;
}

/** The middle of a picture that is left by frames of 4:3 and of 16:10; the whole if that has no room for letters. */
function shownOf({ width, height }: { width: number; height: number }) {
  const shown = {
    width: Math.min(width, (height * 4) / 3),
    height: Math.min(height, (width * 10) / 16),
  };
  return shown.width < 100 ? { width, height } : shown;
}

/** Brightness of the lower left corner of what frames show, and of the rest, as the least and the most of their pixels. */
async function brightness(content: Buffer) {
  const { data, info } = await openPicture(content).greyscale().raw().toBuffer({ resolveWithObject: true });
  const corner: number[] = [];
  const rest: number[] = [];
  const shown = shownOf(info);
  const [left, top] = [(info.width - shown.width) / 2, (info.height - shown.height) / 2];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const isCorner =
        x >= left - 1 &&
        x < left + shown.width * 0.6 &&
        y >= top + shown.height * 0.7 &&
        y <= top + shown.height;
      (isCorner ? corner : rest).push(data[(y * info.width + x) * info.channels]!);
    }
  const bounds = (values: number[]) => ({
    least: values.reduce((a, b) => Math.min(a, b)),
    most: values.reduce((a, b) => Math.max(a, b)),
  });
  return { corner: bounds(corner), rest: bounds(rest) };
}

describe('the mark in a photo', () => {
  it.each([
    ['a white one', plain(1600, 1200, '#fff'), 255],
    ['a black one', plain(800, 600, '#000'), 0],
    ['a transparent one', plain(800, 600, '#0000'), 255],
    ['a grey one of one channel', plain(800, 600, '#808080').flatten().toColourspace('b-w'), 128],
    ['a panorama', plain(1600, 300, '#fff'), 255],
    ['a narrow one', plain(400, 1600, '#fff'), 255],
    ['one held upright', plain(600, 800, '#fff'), 255],
    ['a wide one', plain(800, 450, '#fff'), 255],
  ])(
    'of %s is light letters on a shade in the lower left corner of what every frame shows',
    async (_what, picture, grey) => {
      const png = await picture.png().toBuffer();
      const marked = await renditions(png, MARK);
      const clean = await renditions(png, []);
      expect(marked.map(({ width, format }) => [width, format])).toEqual(
        clean.map(({ width, format }) => [width, format]),
      );
      for (const { content } of marked.filter(({ format }) => format !== 'avif')) {
        const { corner, rest } = await brightness(content);
        expect(corner.most - corner.least).toBeGreaterThan(100);
        expect(Math.abs(rest.least - grey) + Math.abs(rest.most - grey)).toBeLessThan(40);
      }
    },
  );

  it('is left out of a picture that is too small for letters, and keeps the sizes of all', async () => {
    for (const [width, height] of [
      [1, 1],
      [60, 40],
      [1600, 30],
      [20, 1600],
    ] as const) {
      const picture = await plain(width, height, '#fff').png().toBuffer();
      const [marked, clean] = [await renditions(picture, MARK), await renditions(picture, [])];
      const small = (made: MadeRendition[]) =>
        made.find((one) => one.width === 320 && one.format === 'webp')!;
      expect(small(marked).content.equals(small(clean).content)).toBe(true);
    }
  });

  it('leaves out the code if both do not fit', async () => {
    const picture = await plain(160, 150, '#fff').png().toBuffer();
    const domain = await renditions(picture, MARK.slice(0, 1));
    const both = await renditions(picture, MARK);
    expect(both.map(({ content }) => content.toString('hex'))).toEqual(
      domain.map(({ content }) => content.toString('hex')),
    );
    expect((await brightness(both[0]!.content)).corner.least).toBeLessThan(160);
  });

  it('stands upright in a picture of a phone held upright', async () => {
    const picture = await plain(1200, 900, '#fff').jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const [first] = await renditions(picture, MARK);
    const { width, height } = await openPicture(first!.content).metadata();
    expect([width, height]).toEqual([640, 853]);
    expect((await brightness(first!.content)).corner.least).toBeLessThan(160);
  });
});

describe('keys of photos', () => {
  it('with a mark have the key of the clean files in them, and one file name each', () => {
    const key = markedKey('k3yk3yk3y', MARK);
    expect(key).toMatch(/^k3yk3yk3y\.[0-9a-f]{8}$/);
    expect(cleanKey(key)).toBe('k3yk3yk3y');
    expect(markedKey(key, MARK)).toBe(key);
    expect(markedKey(key, [])).toBe('k3yk3yk3y');
    expect(markedKey(key, MARK.slice(0, 1))).not.toBe(key);
    expect(parsePhotoName(`${key}-640.webp`)).toEqual({ key, width: 640, format: 'webp' });
    expect(namesOfKey(key)).toEqual(
      expect.arrayContaining([`${key}-640.webp`, 'k3yk3yk3y-640.webp', 'k3yk3yk3y-original.jpg']),
    );
    expect(parsePhotoName('k3yk3yk3y.-640.webp')).toBeUndefined();
    expect(parsePhotoName(`${key}.${key}-640.webp`)).toBeUndefined();
  });
});
