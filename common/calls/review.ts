import type { ReviewAnswer } from '../wire/review.js';
import type { IdQuery } from '../wire/requests.js';
import type { Refused } from './call.js';
import { read } from './operator-call.js';

/** Review findings of a pending notice. */
export const reviewListing = read<IdQuery, ReviewAnswer, Refused<404>>('inmueble/ver/verHallazgos');
