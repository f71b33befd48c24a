import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { LIMITS } from '#common/vocabulary/limits.js';

/** Only these three are ever decoded, whatever a file claims to be (reliability.md, Uploads). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** An uploaded picture, the right way up; a damaged one fails when it is read. */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' }).autoOrient();
}

/** Pixels in memory, to make something of. */
export function openPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}
