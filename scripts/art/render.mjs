/**
 * Draws every picture of the product and writes it into the repository:
 * `node scripts/art/render.mjs [headers | brand | photos [subject]]`. SHEET=file.png adds a contact sheet to look at.
 * The outputs are committed; nothing renders them at run time or in tests.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeBrand } from './brand/write-brand.mjs';
import { CATALOGUE } from './catalogue.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { Scene } from './core/scene.mjs';
import { header } from './scenes/headers.mjs';

const ROOT = new URL('../../', import.meta.url);
const at = (path) => new URL(path, ROOT).pathname;
const PHOTOS = 'backend/assets/demo-photos';
const IMAGES = 'frontend/public/img';
const HEADERS = { amanecer: 11, dia: 12, tarde: 13, ocaso: 14 };

const pixels = (svg) => sharp(Buffer.from(svg)).png().toBuffer();
const jpeg = (quality) => ({ quality, mozjpeg: true });

async function writeRenditions(big, name) {
  for (const width of [320, 640, 1280]) {
    const resized = await sharp(big).resize(width).png().toBuffer();
    await sharp(resized)
      .avif({ quality: 52, effort: 4 })
      .toFile(at(`${PHOTOS}/renditions/${name}-${width}.avif`));
    await sharp(resized)
      .webp({ quality: 76, effort: 5 })
      .toFile(at(`${PHOTOS}/renditions/${name}-${width}.webp`));
    if (width === 640)
      await sharp(resized)
        .jpeg(jpeg(78))
        .toFile(at(`${PHOTOS}/renditions/${name}-640.jpg`));
  }
}

async function writePhoto({ name, subject, alt, seed, hour, mirror, camera, draw }) {
  const scene = new Scene({ seed, hour });
  draw(scene);
  const big = await pixels(scene.toSvg({ mirror, camera, outputWidth: 1280 }));
  await sharp(big)
    .resize(1200)
    .jpeg(jpeg(80))
    .toFile(at(`${PHOTOS}/${name}.jpg`));
  await writeRenditions(big, name);
  const blur = await sharp(big).resize(24).webp({ quality: 40 }).toBuffer();
  return {
    name,
    subject,
    file: `${name}.jpg`,
    alt,
    width: 1200,
    height: 900,
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}

/** Draws all photos, or those of one subject, and keeps the index in the catalogue's order. */
async function writePhotos(subject) {
  await mkdir(at(`${PHOTOS}/renditions`), { recursive: true });
  const known = subject ? JSON.parse(await readFile(at(`${PHOTOS}/index.json`), 'utf8')) : [];
  const index = [];
  for (const entry of CATALOGUE) {
    const drawnBefore = subject && entry.subject !== subject && known.find(({ name }) => name === entry.name);
    index.push(drawnBefore || (await writePhoto(entry)));
  }
  await writeFile(at(`${PHOTOS}/index.json`), `${JSON.stringify(index, null, 2)}\n`);
  return index.map(({ file }) => at(`${PHOTOS}/${file}`));
}

/** The best AVIF that stays within the header's budget. */
async function writeAvifWithin(image, { file, budget }) {
  for (let quality = 54; quality >= 30; quality -= 4) {
    await sharp(image).avif({ quality, effort: 6 }).toFile(file);
    if ((await stat(file)).size <= budget) return;
  }
}

async function writeHeaders() {
  await mkdir(at(IMAGES), { recursive: true });
  for (const [hour, seed] of Object.entries(HEADERS)) {
    const scene = new Scene({ width: 1920, height: 800, seed, hour });
    header(scene, { hour });
    const big = await pixels(scene.toSvg());
    for (const width of [1920, 960]) {
      const resized = await sharp(big).resize(width).png().toBuffer();
      const base = at(`${IMAGES}/cabecera-${hour}-${width}`);
      await writeAvifWithin(resized, { file: `${base}.avif`, budget: 40_000 });
      await sharp(resized).webp({ quality: 74, effort: 6 }).toFile(`${base}.webp`);
      await sharp(resized).jpeg(jpeg(76)).toFile(`${base}.jpg`);
    }
  }
  return Object.keys(HEADERS).map((hour) => at(`${IMAGES}/cabecera-${hour}-1920.jpg`));
}

const [only, subject] = process.argv.slice(2);
const sheetFile = process.env.SHEET;
const drawn = [];
if (!only || only === 'headers') drawn.push(...(await writeHeaders()));
if (!only || only === 'photos') drawn.push(...(await writePhotos(subject)));
if (!only || only === 'brand') await writeBrand(at);
if (sheetFile && drawn.length > 0) await contactSheet(drawn, sheetFile, { columns: 6, tile: [320, 240] });
