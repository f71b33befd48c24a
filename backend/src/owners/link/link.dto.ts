import type { OwnNoticeRequest } from '#common/listings/own-notice-shapes.js';
import { Text } from '#platform/http/input/dto-fields.js';

/** More than a token has: a link with other text behind it is told to be broken, not that a field is wrong. */
const LONGEST_TOKEN = 1_000;

/** The token of an owner's link. */
export class LinkDto implements OwnNoticeRequest {
  @Text(LONGEST_TOKEN) enlace = '';
}
