import { read, write } from './operator-call.js';
import type { UnfinishedQuery, UnfinishedAnswer, UnfinishedRequest } from '../wire/unfinished.js';
import type { SimpleAnswer } from '../wire/answers.js';
import type { Refused } from './call.js';

/** Work that was not finished: messages, photos, events and tasks. */
export const listUnfinished = read<UnfinishedQuery, UnfinishedAnswer>('trabajo/verSinTerminar');

/** Retries one piece of unfinished work, or all. */
export const retryUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/reintentar');

/** Discards one piece of unfinished work, or all. */
export const discardUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/descartar');
