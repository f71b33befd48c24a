import type { BreadcrumbList, ItemList, ListItem, Organization, WebSite } from 'schema-dts';
import { LIMITS } from '#common/kernel/limits.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { paths } from '../../app/paths.js';
import type { Crumb } from '../../ui/breadcrumbs.js';

/** Year of the company's foundation (public-site.md §1). */
const FOUNDED = '2002';

/** The path to a page. The last entry is the page itself, which has no link. */
export function breadcrumbData(crumbs: readonly Crumb[], site: SiteSettings): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: new URL(to, site.url).href } : {}),
    })),
  };
}

/** The site and the company behind it. */
export function siteData(site: SiteSettings): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: 'es-AR',
    publisher: organizationData(site),
  };
}

function organizationData({ name, url, links = {} }: SiteSettings): Organization {
  const { facebook, instagram, youtube } = links;
  const sameAs = [facebook, instagram, youtube].filter((link) => link !== undefined);
  return {
    '@type': 'Organization',
    '@id': new URL('/#organizacion', url).href,
    name,
    url,
    logo: new URL('/icono-512.png', url).href,
    foundingDate: FOUNDED,
    areaServed: SEARCH_TOWNS.map((town) => ({ '@type': 'City', name: town })),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

interface ListedPages {
  name: string;
  total: number;
  listings: readonly ListingCardWire[];
}

/** The first notices of a list, by their pages (public-site.md §9). */
export function resultsData(list: ListedPages, site: SiteSettings): ItemList {
  return itemList(list, (listing) => ({ url: new URL(paths.sheet(listing.codigo), site.url).href }));
}

/** The first businesses of a directory (public-site.md §9). */
export function directoryData(
  list: ListedPages & { kind: 'LodgingBusiness' | 'LocalBusiness' },
  site: SiteSettings,
): ItemList {
  return itemList(list, (listing) => ({
    item: {
      '@type': list.kind,
      name: listing.title,
      url: new URL(paths.sheet(listing.codigo), site.url).href,
      ...(listing.mainImage ? { image: new URL(listing.mainImage, site.url).href } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: listing.direccionCompleta,
        addressLocality: listing.localidad,
        addressCountry: 'AR',
      },
    },
  }));
}

function itemList(
  { name, total, listings }: ListedPages,
  present: (listing: ListingCardWire) => Partial<Exclude<ListItem, string>>,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: listings.slice(0, LIMITS.structuredDataItems).map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...present(listing),
    })),
  };
}
