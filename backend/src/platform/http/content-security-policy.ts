import type { Settings } from '../config/settings.js';

/**
 * What our pages may load: our own files and map tiles of the configured service. No page holds a script that runs (their data are
 * JSON, which no browser runs), so the policy needs no nonce and is the same for every answer. Style attributes stay open because
 * Leaflet and the carousel place things with them. In development Vite adds scripts and styles to the page.
 */
export function contentSecurityPolicy(settings: Settings) {
  const tiles = new URL(settings.TILE_URL.replace('{s}', 'a')).host.replace(
    /^a\./,
    settings.TILE_URL.includes('{s}') ? '*.' : 'a.',
  );
  const development = settings.development ? ["'unsafe-inline'"] : [];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...development],
      'style-src': ["'self'", ...development],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', tiles],
      'font-src': ["'self'"],
      'connect-src': settings.development ? ["'self'", 'ws:'] : ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      ...(settings.secure ? { 'upgrade-insecure-requests': [] } : {}),
    },
  };
}
