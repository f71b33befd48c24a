import type { LivenessAnswer, NotReadyAnswer, ReadinessAnswer } from '../wire/health.js';
import type { Nothing } from './call.js';
import { publicRead } from './public-call.js';

/** Liveness. */
export const liveness = publicRead<Nothing, LivenessAnswer>('health/live');

/** Whether this process can serve. */
export const readiness = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/ready');

/** Whether background work is done. */
export const working = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/working');
