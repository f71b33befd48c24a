import type { LiveAnswer, LiveQuery } from './live-shapes.js';
import { read } from '../kernel/calls/operator-call.js';

/** Presence and changes in the back office; with `Accept: text/event-stream`, as server-sent events, whenever they change. */
export const viewLive = read<LiveQuery, LiveAnswer>('trabajo/verNovedades');
