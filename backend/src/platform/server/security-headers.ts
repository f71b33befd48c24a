import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.js';
import { contentSecurityPolicy } from './content-security-policy.js';

/** Browser features that no page uses; disabling them denies them to injected scripts too. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Helmet's headers and Permissions-Policy, by lower-case name. They do not depend on the request, so they are computed once
 * (docs/decisions/0001).
 */
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
    // The same rule as frame-ancestors in the content security policy.
    xFrameOptions: { action: 'deny' },
  });
  apply({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return { ...headers, 'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', ') };
}
