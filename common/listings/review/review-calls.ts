import type { ReviewAnswer } from './review-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read } from '../../kernel/calls/operator-call.js';

/** Review findings of a pending notice. */
export const reviewListing = read<IdQuery, ReviewAnswer, Refused<404>>('inmueble/ver/verHallazgos');
