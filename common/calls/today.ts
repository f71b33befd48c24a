import type { OccupancyAnswer, TodayAnswer } from '../wire/today.js';
import type { Nothing } from './call.js';
import { read } from './operator-call.js';

/** The work of the day, for the dashboard. */
export const viewToday = read<Nothing, TodayAnswer>('tablero/verHoy');

/** How much of the season is rented, by fortnight and town. */
export const viewOccupancy = read<Nothing, OccupancyAnswer>('tablero/verOcupacion');
