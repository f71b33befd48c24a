import type { OwnNoticeRequest } from '#common/listings/own-notice-shapes.js';
import { Text } from '#platform/http/input/dto-fields.js';

const LONGEST_TOKEN = 60;

/** The token of an owner's link. */
export class LinkDto implements OwnNoticeRequest {
  @Text(LONGEST_TOKEN) enlace = '';
}
