/** The four drawn scenes of the header, from noon to dawn, in public/img. */
export const HEADER_SCENES = ['dia', 'tarde', 'ocaso', 'amanecer'] as const;

export type HeaderScene = (typeof HEADER_SCENES)[number];

const WIDTHS = [960, 1920] as const;

/** `srcset` of a scene in one format. */
export function sceneSources(scene: HeaderScene, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `/img/cabecera-${scene}-${width}.${format} ${width}w`).join(', ');
}

export function sceneFallback(scene: HeaderScene): string {
  return `/img/cabecera-${scene}-1920.jpg`;
}
