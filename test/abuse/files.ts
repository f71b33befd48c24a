import { crc32, deflateSync } from 'node:zlib';
import { aHeic, aPicture } from '../support/pictures.js';

export interface HostileFile {
  what: string;
  name: string;
  content: Buffer;
  type?: string;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="atacar()"><image href="http://169.254.169.254/"/></svg>';
const PHP = '<?php system($_GET["c"]); ?>';

/**
 * Files that are not photos, or contain more than a photo (reliability.md, Bad inputs: 40). Accepted files are stored only as re-encoded
 * photos.
 */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await aPicture({ width: 320, height: 240 });
  const png = await aPicture({ width: 320, height: 240, format: 'png' });
  const webp = await aPicture({ width: 320, height: 240, format: 'webp' });
  const as = (
    what: string,
    content: Buffer | string,
    name = 'foto.jpg',
    type = 'image/jpeg',
  ): HostileFile => ({
    what,
    name,
    content: Buffer.from(content as string),
    type,
  });
  const names = [
    '../../../etc/passwd',
    '..\\..\\x.jpg',
    '/etc/cron.d/x.jpg',
    'foto.php',
    'foto.jpg.html',
    '.htaccess',
    'con\0nul.jpg',
    'a\r\nSet-Cookie: x=1.jpg',
    `${'a'.repeat(500)}.jpg`,
    '<svg onload=atacar()>.jpg',
    '"; filename="otro.jpg',
    '\u202egpj.exe',
  ];
  return [
    as('an SVG with a script', SVG, 'foto.svg', 'image/svg+xml'),
    as('an SVG that says it is a JPEG', SVG),
    as('a page', '<!doctype html><script>atacar()</script>', 'foto.html', 'text/html'),
    as('a page that says it is a PNG', '<html><script>atacar()</script></html>', 'foto.png', 'image/png'),
    as('a script of a server', PHP, 'foto.php', 'application/x-php'),
    as('a GIF', await aPicture({ width: 32, height: 32, format: 'gif' }), 'foto.gif', 'image/gif'),
    as('a TIFF', await aPicture({ width: 32, height: 32, format: 'tiff' }), 'foto.tiff', 'image/tiff'),
    as('an AVIF', await aPicture({ width: 32, height: 32, format: 'avif' }), 'foto.avif', 'image/avif'),
    as('a HEIC', aHeic(), 'foto.heic', 'image/heic'),
    as('a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 'foto.bmp', 'image/bmp'),
    as('a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj', 'foto.pdf', 'application/pdf'),
    as('a ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]), 'foto.zip', 'application/zip'),
    as('nothing', ''),
    as('one byte', '\xff'),
    as('zeros', Buffer.alloc(10_000)),
    as('the first bytes of a JPEG alone', jpeg.subarray(0, 4)),
    as('half a JPEG', jpeg.subarray(0, jpeg.length / 2)),
    as('half a PNG', png.subarray(0, png.length / 2), 'foto.png', 'image/png'),
    as('half a WebP', webp.subarray(0, webp.length / 2), 'foto.webp', 'image/webp'),
    as(
      'a JPEG with noise in the middle',
      Buffer.concat([jpeg.subarray(0, 600), Buffer.alloc(900, 0xaa), jpeg.subarray(900)]),
    ),
    as('a JPEG with a script behind it', Buffer.concat([jpeg, Buffer.from(PHP)])),
    as('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from('<script>atacar()</script>')])),
    as('a GIF that is a script too', Buffer.from(`GIF89a/*${'x'.repeat(50)}*/=1;atacar()`, 'latin1')),
    as('a PNG of 400 megapixels in a few bytes', hugePng(20_000, 20_000), 'foto.png', 'image/png'),
    as('a PNG as wide as nothing', hugePng(2_147_483_647, 1), 'foto.png', 'image/png'),
    as('a PNG without size', hugePng(0, 0), 'foto.png', 'image/png'),
    as('nine megabytes', Buffer.concat([jpeg, Buffer.alloc(9_000_000)])),
    as('a photo of another type than said', png, 'foto.jpg', 'text/html'),
    ...names.map((name) => as(`the name ${JSON.stringify(name.slice(0, 30))}`, jpeg, name)),
  ];
}

/** A PNG whose header declares this many pixels, with almost no data. */
function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
