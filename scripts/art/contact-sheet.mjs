import sharp from 'sharp';

/** Tiles pictures (paths or buffers) into one PNG, for looking at a whole set at once. */
export async function contactSheet(pictures, file, { columns = 4, tile = [400, 300] } = {}) {
  const [width, height] = tile;
  const layers = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize(width - 4, height - 4, { fit: 'cover' })
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' },
  })
    .composite(layers)
    .png()
    .toFile(file);
}
