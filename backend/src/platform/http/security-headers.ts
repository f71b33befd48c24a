import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.js';
import { contentSecurityPolicy } from './content-security-policy.js';

/** Helmet's headers by lower-case name. They do not depend on the request (docs/decisions/0025), so they are computed once. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string | number) => {
      headers[name.toLowerCase()] = String(value);
    },
    removeHeader: () => undefined,
  };
  const apply = helmet({
    contentSecurityPolicy: contentSecurityPolicy(settings),
    strictTransportSecurity: settings.secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  apply({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
