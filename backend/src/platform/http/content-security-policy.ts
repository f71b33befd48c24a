import type { Settings } from '../config/settings.js';

/**
 * What our pages may load: our own files, scripts with the response's nonce, map tiles of the configured service. Style
 * attributes stay open because Leaflet and the carousel place things with them (reliability.md, CSP).
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
      'script-src': ["'self'"],
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
