/** Formats of the files of a photo; JPEG exists in one width only, for whoever knows neither of the others. */
export const RENDITION_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** Widths in pixels that the worker makes; a smaller original gets only those that it fills. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export const JPEG_WIDTH = 640;

export interface Rendition {
  key: string;
  width: number;
  format: RenditionFormat;
}

const NAME = /^([A-Za-z0-9_-]{8,64})-(\d{2,4})\.(avif|webp|jpg)$/;

/** Name of a rendition's file, in the storage and in its public address: `k3yk3yk3y-640.webp`. */
export function renditionName({ key, width, format }: Rendition): string {
  return `${key}-${width}.${format}`;
}

/** Reads such a name; undefined for any other text. */
export function parseRenditionName(name: string): Rendition | undefined {
  const match = NAME.exec(name);
  return match ? { key: match[1]!, width: Number(match[2]), format: match[3] as RenditionFormat } : undefined;
}
