import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawCard } from './draw-card.js';

const PICTURE = readFileSync('backend/assets/share-card.jpg');
const CONTENT = {
  price: 'Desde ARS$ 45.000 por noche',
  title: 'Casa de 3 dormitorios en Miramar',
  place: 'Alquiler de dueño directo · ALQ-0001',
};
const draw = (change: Partial<typeof CONTENT> = {}, ...pictures: Buffer[]) =>
  drawCard(
    { ...CONTENT, ...change },
    { pictures: pictures.length > 0 ? pictures : [PICTURE], siteName: 'Costa Directa' },
  );

/** A detailed picture, which compresses badly. */
async function noise(): Promise<Buffer> {
  const size = { width: 1280, height: 960 };
  return sharp({
    create: { ...size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 90 }, background: '#000' },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The strongest channel of a small square. */
async function colourAt(card: Buffer, { left, top }: { left: number; top: number }): Promise<string> {
  const { channels } = await sharp(
    await sharp(card).extract({ left, top, width: 8, height: 8 }).toBuffer(),
  ).stats();
  const means = channels.map(({ mean }) => mean);
  return ['red', 'green', 'blue'][means.indexOf(Math.max(...means))]!;
}

describe('the picture of a shared link', () => {
  it('has the size that previews show, without metadata', async () => {
    const { format, width, height, exif } = await sharp(await draw()).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      exif: undefined,
    });
  });

  it('is smaller than 250 kB whatever its picture', async () => {
    expect((await draw({}, await noise())).length).toBeLessThan(250_000);
  });

  it('shows its words: other words are another picture', async () => {
    const [one, same, other] = await Promise.all([draw(), draw(), draw({ price: 'Consultar' })]);
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it('draws names with markup as they are, and long ones on two lines', async () => {
    await expect(draw({ title: 'Hotel <b>A & B</b> </span> en Mar del Sur' })).resolves.toBeInstanceOf(
      Buffer,
    );
    await expect(draw({ title: 'Complejo de cabañas '.repeat(5) })).resolves.toBeInstanceOf(Buffer);
  });

  it.each([2, 3, 4])('shows %i pictures side by side, below 250 kB', async (count) => {
    const loud = await noise();
    const card = await draw({}, ...Array.from({ length: count }, () => loud));
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(card.length).toBeLessThan(250_000);
    expect(card.equals(await draw({}, loud))).toBe(false);
  });

  it('shows them as they are, in their places', async () => {
    const red = await plain('#f00');
    const blue = await plain('#00f');
    const green = await plain('#0f0');
    const card = await draw({}, red, blue, green);
    // Above the words and below the name of the site.
    expect(await colourAt(card, { left: 300, top: 150 })).toBe('red');
    expect(await colourAt(card, { left: 900, top: 150 })).toBe('blue');
    expect(await colourAt(card, { left: 1190, top: 340 })).toBe('green');
  });

  it('wraps a word that is longer than a line', async () => {
    await expect(draw({ title: 'W'.repeat(60) })).resolves.toBeInstanceOf(Buffer);
  });

  it('refuses a damaged picture', async () => {
    await expect(draw({}, PICTURE.subarray(0, 2_000))).rejects.toThrow(/premature end|VipsJpeg/i);
  });
});
