import { read, write } from '../../kernel/calls/operator-call.js';
import type { Nothing, NoFields, Refused } from '../../kernel/calls/call.js';
import type { CleaningPreviewAnswer, CleaningAnswer } from './season-cleaning-shapes.js';

/** Preview of season cleaning. */
export const previewCleaning = read<Nothing, CleaningPreviewAnswer>('admin/verLimpieza');

/** Season cleaning: removes every rented mark. */
export const cleanSeason = write<NoFields, CleaningAnswer, Refused<409>>('admin/limpiarBaseAlquileres', {
  role: 'administrator',
});

/** Season cleaning by a GET, for links. */
export const cleanSeasonByLink = read<Nothing, CleaningAnswer, Refused<400 | 403 | 409>>(
  'admin/limpiarBaseAlquileres',
  { role: 'administrator' },
);

/** Undoes the last season cleaning. */
export const undoCleaning = write<NoFields, CleaningAnswer, Refused<409>>('admin/deshacerLimpieza', {
  role: 'administrator',
});
