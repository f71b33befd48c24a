import type { Settings } from '../config/settings.js';

/**
 * Pages may load only our own files and the map tiles of the configured service. Pages contain no executable inline script (their data are
 * JSON), so the policy needs no nonce and is the same for every response. Inline style attributes are allowed because Leaflet and the
 * carousel use them. In development Vite adds scripts and styles.
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
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      ...(settings.secure ? { 'upgrade-insecure-requests': [] } : {}),
    },
  };
}
