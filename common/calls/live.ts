import type { LiveAnswer, LiveQuery } from '../wire/live.js';
import { read } from './operator-call.js';

/** What other people do at the moment; as server-sent events, whenever it changes. */
export const viewLive = read<LiveQuery, LiveAnswer>('trabajo/verNovedades');
