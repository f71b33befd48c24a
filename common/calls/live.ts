import type { LiveAnswer, LiveQuery } from '../wire/live.js';
import { read } from './operator-call.js';

/** Presence and news of the back office; as server-sent events, whenever they change. */
export const viewLive = read<LiveQuery, LiveAnswer>('trabajo/verNovedades');
