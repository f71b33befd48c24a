import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { LIMITS } from '#common/kernel/limits.js';

/** Only these three formats are decoded, whatever a file's name or type says (reliability.md, Uploads). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** An uploaded picture, rotated upright; a damaged file fails when it is read. */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' }).autoOrient();
}

/** Decoded pixels in memory. */
export function openPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}
