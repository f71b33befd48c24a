import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { failureText } from '../../app/failure-text.js';

/** Why the map has no notices. */
export function mapFault(error: unknown): string {
  return failureText(error, {
    unreachable: MAP_MESSAGES.unreachable('revisá tu conexión a internet'),
    failed: (message, status) => message || (status < 400 ? MAP_MESSAGES.failed : MAP_MESSAGES.http(status)),
  });
}
