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
  /** Social media links; omitted if not configured. */
  links?: Partial<Record<OutsidePlace, string>>;
}

export type OutsidePlace = 'facebook' | 'instagram' | 'youtube' | 'whatsapp' | 'blog' | 'fiscalData';
