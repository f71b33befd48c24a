import { createContext, useContext } from 'react';
import type { SiteSettings } from '#common/site/site-shapes.js';

const SiteContext = createContext<SiteSettings | null>(null);

export const SiteProvider = SiteContext.Provider;

/** Settings of the site that pages show: name, URL, map tiles. */
export function useSite(): SiteSettings {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteProvider above this component');
  return site;
}
