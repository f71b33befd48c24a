import type { SetNights } from '../pricing/season/season-calendar.js';

/** Settings of the site that its pages contain; must never include secrets. */
export interface SiteSettings {
  /** Name in titles, header and mail. */
  name: string;
  /** Public origin without a trailing slash: `https://costadirecta.example`. */
  url: string;
  /** Leaflet template, `https://tiles.example/{z}/{x}/{y}.png`. */
  tileUrl: string;
  tileAttribution: string;
  /** Attribution of the geocoder's results. */
  geocoderAttribution: string;
  /** Lines on how to reach the site: `Tel. 02291 43-1234`. */
  contactLines?: readonly string[];
  /** Social media links; omitted if not configured. */
  links?: Partial<Record<OutsideLink, string>>;
  /** Omitted while the operator has set none. */
  setNights?: readonly SetNights[];
}

/** Places outside of the site, by the fields of the form in which the operator sets them. */
export const OUTSIDE_LINKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  blog: 'Blog',
  fiscalData: 'Data Fiscal (ARCA)',
} as const;
export type OutsideLink = keyof typeof OUTSIDE_LINKS;
