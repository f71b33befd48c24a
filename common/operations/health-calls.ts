import type { LivenessAnswer, NotReadyAnswer, ReadinessAnswer, ReleaseAnswer } from './health-shapes.js';
import type { Nothing } from '../kernel/calls/call.js';
import { publicRead } from '../kernel/calls/public-call.js';

/** Which release answers. */
export const release = publicRead<Nothing, ReleaseAnswer>('health');

/** Liveness. */
export const liveness = publicRead<Nothing, LivenessAnswer>('health/live');

/** Whether this process can serve. */
export const readiness = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/ready');

/** Whether background work is done. */
export const working = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/working');
