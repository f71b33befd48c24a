import { CARD_SIZE, CARDS_PATH } from '#common/site/share-card.js';
import { inSite } from '../../app/navigation/site-location.js';
import { useSite } from '../../app/site-context.js';

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  /** Absolute URL or site path of the picture for shared links. */
  image?: string | undefined;
  /** Excludes the page from search engines. */
  hidden?: boolean | undefined;
}

const SHARE_CARD = '/img/compartir.jpg';

/** Title and metadata of a page; React hoists them into the head. */
export function PageHead({ title, description, path, image = SHARE_CARD, hidden }: PageHeadProps) {
  const site = useSite();
  const full = `${title} | ${site.name}`;
  const address = inSite(site.url, path);
  return (
    <>
      <title>{full}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={address} />}
      {import.meta.env.SSR && <SharedFacts {...{ title, full, address, description, image }} />}
    </>
  );
}

interface SharedFactsProps {
  title: string;
  full: string;
  address: string;
  description: string;
  image: string;
}

/** Metadata that only search engines and previews of shared links read, from the server's response. */
function SharedFacts({ title, full, address, description, image }: SharedFactsProps) {
  const site = useSite();
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(image, site.url).href} />
      {hasCardSize(image) && <meta property="og:image:width" content={String(CARD_SIZE.width)} />}
      {hasCardSize(image) && <meta property="og:image:height" content={String(CARD_SIZE.height)} />}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function hasCardSize(image: string): boolean {
  return image === SHARE_CARD || image.startsWith(`${CARDS_PATH}/`);
}
