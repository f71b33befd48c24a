import { scriptJson } from '#common/rules/script-json.js';
import { useSite } from '../../app/site-context.js';

interface PageHeadProps {
  /** Without the site's name, which is put behind it. */
  title: string;
  description: string;
  /** Path of the page's one true address. */
  path: string;
  /** Absolute or site path of the picture that shared links show. */
  image?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

const SHARE_CARD = '/img/compartir.jpg';

/** Title and metadata of a page; React puts them into the head. */
export function PageHead({ title, description, path, image = SHARE_CARD, hidden }: PageHeadProps) {
  const site = useSite();
  const full = `${title} | ${site.name}`;
  const address = new URL(path, site.url).href;
  const picture = new URL(image, site.url).href;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface StructuredDataProps {
  data: Readonly<Record<string, unknown>>;
  /** It stands in the page's markup, and what it was made of is not there any more (app/in-markup.ts). */
  inMarkup?: boolean;
}

/** Structured data for search engines. */
export function StructuredData({ data, inMarkup }: StructuredDataProps) {
  const json = inMarkup ? '' : scriptJson({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning={inMarkup}
    />
  );
}
