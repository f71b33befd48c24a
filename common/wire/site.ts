/** Settings of the site that its pages show; no secret may ever stand here. */
export interface SiteSettings {
  /** Shown in titles, header, mails. */
  name: string;
  /** Public origin without a trailing slash: `https://costadirecta.example`. */
  url: string;
  /** Leaflet template, `https://tiles.example/{z}/{x}/{y}.png`. */
  tileUrl: string;
  tileAttribution: string;
  /** Shown beside points that the geocoder found. */
  geocoderAttribution: string;
  /** The site elsewhere; each only where it is set. */
  links?: Partial<Record<OutsidePlace, string>>;
}

export type OutsidePlace = 'facebook' | 'instagram' | 'youtube' | 'whatsapp' | 'blog' | 'fiscalData';
