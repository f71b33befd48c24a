import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '#common/kernel/escape-html.js';

/** A font of the product: machines may have none. */
export interface Font {
  family: string;
  file: string;
}

export const BOLD: Font = { family: 'Figtree Bold', file: resolve('backend/assets/fonts/figtree-700.ttf') };
export const MEDIUM: Font = {
  family: 'Figtree Medium',
  file: resolve('backend/assets/fonts/figtree-500.ttf'),
};

interface Line {
  text: string;
  font: Font;
  /** Pixels. */
  size: number;
  colour: string;
}

export interface WrittenText {
  overlay: OverlayOptions;
  width: number;
  height: number;
}

/** @param mostWidth pixels, from which on the text continues on the next line */
export async function writeText(
  { text, font, size, colour }: Line,
  mostWidth?: number,
): Promise<WrittenText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${font.family} ${size}`,
      fontfile: font.file,
      ...(mostWidth && { width: mostWidth, wrap: 'word-char' as const }),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { overlay: { input: data, raw: { width, height, channels } }, width, height };
}
