import type { OccupancyAnswer, TodayAnswer } from './today-shapes.js';
import type { Nothing } from '../kernel/calls/call.js';
import { read } from '../kernel/calls/operator-call.js';

/** The work of the day, for the dashboard. */
export const viewToday = read<Nothing, TodayAnswer>('tablero/verHoy');

/** Rented share of the season, by fortnight and town. */
export const viewOccupancy = read<Nothing, OccupancyAnswer>('tablero/verOcupacion');
