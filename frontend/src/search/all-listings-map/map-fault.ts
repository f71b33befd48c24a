import { MAP_NOTICES_MESSAGES } from '#common/search/map/map-notices-messages.js';
import { failureText } from '../../app/failure-text.js';

/** Why the map has no notices. */
export function mapFault(error: unknown): string {
  return failureText(error, {
    unreachable: MAP_NOTICES_MESSAGES.unreachable('revisá tu conexión a internet'),
    failed: (message, status) =>
      message || (status < 400 ? MAP_NOTICES_MESSAGES.failed : MAP_NOTICES_MESSAGES.http(status)),
  });
}
