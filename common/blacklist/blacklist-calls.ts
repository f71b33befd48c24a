import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery, SearchedPageQuery } from '../kernel/calls/request-shapes.js';
import type { PagedRows, Refused } from '../kernel/calls/call.js';
import { removal, write } from '../kernel/calls/operator-call.js';
import { publicRead } from '../kernel/calls/public-call.js';

/** Query of blacklist/verBlacklist */
export interface BlacklistQuery extends SearchedPageQuery {
  /** The address to check. */
  email?: string;
}

/** GET blacklist/verBlacklist with `email` */
export interface ListedAnswer {
  exists: boolean;
}

/** A row of GET blacklist/verBlacklist (back-office.md §3). */
export interface BlacklistEntryWire {
  idBlacklist: number;
  email: string;
  descripcion: string;
  fecha: string;
}

/** Body of blacklist/agregarBlacklist */
export interface BlacklistRequest {
  email: string;
  descripcion: string;
}

/** POST blacklist/agregarBlacklist */
export interface BlacklistAnswer extends SimpleAnswer {
  idBlacklist: number;
}

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
