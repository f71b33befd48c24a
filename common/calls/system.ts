import { read } from './operator-call.js';
import type { Nothing } from './call.js';
import type { SystemAnswer } from '../wire/system.js';

/** Measurements of all processes in the last day. */
export const viewSystem = read<Nothing, SystemAnswer>('admin/verSistema');
