/** A page of a sitemap. Paths contain no character that is special in XML. */
interface SitemapPage {
  path: string;
  /** Day of the last change: `2026-11-21`. */
  day?: string;
  /** Paths of its pictures. */
  images?: readonly string[];
}

/** Namespaces of sitemaps.org and of Google's extension for images. */
export const SITEMAP_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const SITEMAP_END = '</urlset>\n';

/** One `<url>`. */
export function sitemapEntry(site: string, { path, day, images = [] }: SitemapPage): string {
  const pictures = images.map((image) => `<image:image><image:loc>${site}${image}</image:loc></image:image>`);
  return `<url><loc>${site}${path}</loc>${lastChange(day)}${pictures.join('')}</url>\n`;
}

export function sitemapIndex(site: string, parts: readonly Pick<SitemapPage, 'path' | 'day'>[]): string {
  const entries = parts.map(
    ({ path, day }) => `<sitemap><loc>${site}${path}</loc>${lastChange(day)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

function lastChange(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : '';
}
