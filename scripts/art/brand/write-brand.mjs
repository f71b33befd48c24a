import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { Scene } from '../core/scene.mjs';
import { header } from '../scenes/headers.mjs';
import { mark, squareMark } from './mark.mjs';
import { FAMILIES, placeholder } from './placeholders.mjs';

const FIGTREE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** Lines of text in the site's type, as a transparent image: only a browser sets a variable web font. */
async function lettering() {
  const font = (await readFile(FIGTREE)).toString('base64');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 780, height: 190 } });
  await page.setContent(
    `<style>@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${font})}body{margin:0;font-family:F;color:#fff}h1{font-size:104px;font-weight:750;letter-spacing:-.02em;line-height:1;margin:0}p{font-size:43px;font-weight:500;color:#D8ECF3;line-height:1;margin:22px 0 0 4px}</style><h1>Costa Directa</h1><p>Alquileres y ventas de dueño directo</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ omitBackground: true });
  await browser.close();
  return image;
}

/** The card that WhatsApp and social networks show: the beach, a scrim, the mark and the name. */
async function shareCard() {
  const scene = new Scene({ width: 1920, height: 800, seed: 12, hour: 'dia' });
  header(scene, { hour: 'dia' });
  const beach = await sharp(Buffer.from(scene.toSvg()))
    .resize(1512, 630)
    .extract({ left: 0, top: 0, width: 1200, height: 630 })
    .png()
    .toBuffer();
  const scrim = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect x="80" y="120" width="1040" height="250" rx="28" fill="#052433" opacity=".86"/></svg>',
  );
  const sign = await sharp(Buffer.from(squareMark(170)))
    .composite([
      {
        input: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="170" height="170"><rect width="170" height="170" rx="38"/></svg>',
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  return sharp(beach)
    .composite([
      { input: scrim },
      { input: sign, left: 120, top: 160 },
      { input: await lettering(), left: 328, top: 162 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const toPng = (svg) => sharp(Buffer.from(svg)).png().toBuffer();
const icon = (size) => toPng(mark(size));

/** An ICO file of square PNG pictures, each smaller than 256 px. */
function icoOf(pictures) {
  const ENTRY = 16;
  const head = Buffer.alloc(6 + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + ENTRY * index;
    // Width and height stand in the PNG's own header.
    head[entry] = picture.readUInt32BE(16);
    head[entry + 1] = picture.readUInt32BE(20);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** Mark, icons, placeholders and share card; `at` turns a path of the repository into one of the file system. */
export async function writeBrand(at) {
  await writeFile(at('frontend/public/favicon.svg'), mark(48));
  await writeFile(at('frontend/public/img/logo.svg'), mark(48));
  await writeFile(at('frontend/public/favicon.ico'), icoOf(await Promise.all([16, 32, 48].map(icon))));
  for (const size of [192, 512]) await writeFile(at(`frontend/public/icono-${size}.png`), await icon(size));
  // Phones may cut a shape of their own out of this one.
  await writeFile(at('frontend/public/icono-recortable-512.png'), await toPng(squareMark(512)));
  await sharp(Buffer.from(squareMark(180)))
    .png()
    .toFile(at('frontend/public/apple-touch-icon.png'));
  for (const family of FAMILIES)
    await writeFile(at(`frontend/public/img/sin-foto-${family}.svg`), placeholder(family));
  await writeFile(at('frontend/public/img/sin-foto.svg'), placeholder('otro'));
  await writeFile(at('frontend/public/img/compartir.jpg'), await shareCard());
}
