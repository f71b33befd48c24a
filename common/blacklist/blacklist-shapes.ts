import type { SearchedPageQuery } from '../kernel/calls/request-shapes.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';

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
