import sharp from 'sharp';

interface PictureFacts {
  width?: number;
  height?: number;
  /** EXIF orientation; 6 is a phone held upright. */
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
}

/** A phone's picture, with a location in its EXIF data. Its left half is red, its right half blue. */
export async function aPicture({
  width = 800,
  height = 600,
  orientation = 1,
  format = 'jpeg',
}: PictureFacts = {}): Promise<Buffer> {
  const half = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: half, gravity: 'east' }])
    .toFormat(format)
    .withExif({
      IFD3: { GPSLatitude: '38/1 16/1 14/1', GPSLatitudeRef: 'S' },
      IFD0: { Copyright: 'SECRETO' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** The first bytes of a HEIC file, as an iPhone sends it without conversion. */
export function aHeic(): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2_000, 7)]);
}

/** A multipart form with files. */
export async function multipart(
  fields: Record<string, string | number>,
  files: readonly { name: string; content: Buffer; field?: string }[],
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { name, content, field = 'imagenes[]' } of files)
    form.append(field, new Blob([new Uint8Array(content)]), name);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  };
}
