import type { SiteSettings } from '#common/site/site-shapes.js';
import type { Settings } from '#platform/config/settings.js';

/** Links of the installation's settings, which hold until the operator sets others. */
export function configuredLinks(settings: Settings): NonNullable<SiteSettings['links']> {
  return {
    facebook: settings.FACEBOOK_URL,
    instagram: settings.INSTAGRAM_URL,
    youtube: settings.YOUTUBE_URL,
    whatsapp: settings.WHATSAPP_URL,
    blog: settings.BLOG_URL,
    fiscalData: settings.FISCAL_DATA_URL,
  };
}
