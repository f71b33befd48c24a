import type { LiveAnswer, LiveQuery } from '../wire/live.js';
import { read } from './operator-call.js';

/** Presence and changes in the back office; with `Accept: text/event-stream`, as server-sent events, whenever they change. */
export const viewLive = read<LiveQuery, LiveAnswer>('trabajo/verNovedades');
