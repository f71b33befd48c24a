import { read } from '../kernel/calls/operator-call.js';
import type { Nothing } from '../kernel/calls/call.js';
import type { SystemAnswer } from './system-shapes.js';

/** Measurements of all processes in the last day. */
export const viewSystem = read<Nothing, SystemAnswer>('admin/verSistema');
