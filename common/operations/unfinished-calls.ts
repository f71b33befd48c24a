import { read, write } from '../kernel/calls/operator-call.js';
import type { UnfinishedQuery, UnfinishedAnswer, UnfinishedRequest } from './unfinished-shapes.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { Refused } from '../kernel/calls/call.js';

/** Work that was not finished: messages, photos, events and tasks. */
export const listUnfinished = read<UnfinishedQuery, UnfinishedAnswer>('trabajo/verSinTerminar');

/** Retries one piece of unfinished work, or all. */
export const retryUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/reintentar');

/** Discards one piece of unfinished work, or all. */
export const discardUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/descartar');
