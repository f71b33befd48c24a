import type { LivenessAnswer, NotReadyAnswer, ReadinessAnswer } from '../wire/health.js';
import type { Nothing } from './call.js';
import { publicRead } from './public-call.js';

/** Whether the process answers. */
export const liveness = publicRead<Nothing, LivenessAnswer>('health/live');

/** Whether the product can do its work. */
export const readiness = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/ready');
