import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawCard } from './draw-card.js';

const PICTURE = readFileSync('backend/assets/share-card.jpg');
const CONTENT = {
  price: 'Desde ARS$ 45.000 por noche',
  title: 'Casa de 3 dormitorios en Miramar',
  place: 'Alquiler de dueño directo · ALQ-0001',
};
const draw = (change: Partial<typeof CONTENT> = {}, picture: Buffer = PICTURE) =>
  drawCard({ ...CONTENT, ...change }, { picture, siteName: 'Costa Directa' });

/** A detailed picture, which compresses badly. */
async function noise(): Promise<Buffer> {
  const size = { width: 1280, height: 960 };
  return sharp({
    create: { ...size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 90 }, background: '#000' },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
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

  it('refuses a damaged picture', async () => {
    await expect(draw({}, PICTURE.subarray(0, 2_000))).rejects.toThrow(/premature end|VipsJpeg/i);
  });
});
