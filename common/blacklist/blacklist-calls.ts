import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type {
  BlacklistAnswer,
  BlacklistEntryWire,
  BlacklistQuery,
  BlacklistRequest,
  ListedAnswer,
} from './blacklist-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type { PagedRows, Refused } from '../kernel/calls/call.js';
import { removal, write } from '../kernel/calls/operator-call.js';
import { publicRead } from '../kernel/calls/public-call.js';

/** Checking one address is public; without `email` the answer is the list, for the operator only. */
export const viewBlacklist = publicRead<
  BlacklistQuery,
  PagedRows<BlacklistEntryWire> | ListedAnswer,
  Refused<401 | 429>
>('blacklist/verBlacklist');

/** Adds an address. */
export const blacklistAddress = write<BlacklistRequest, BlacklistAnswer, Refused<409>>(
  'blacklist/agregarBlacklist',
);

/** Removes an address from the list. */
export const unlistAddress = removal<IdQuery, SimpleAnswer, Refused<404>>('blacklist/eliminarBlacklist');
