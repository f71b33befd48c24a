import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { Problem, type ProblemKind } from '#platform/process/problem.js';
import { refusalTexts, type RefusedFile } from './incoming-photos.js';

/** The problem if no file was accepted: the status follows from the first file's error. */
export function refusedFiles(refused: readonly RefusedFile[]): Problem {
  const { refusal } = refused[0]!;
  return new Problem(KINDS[refusal] ?? 'unsupported-type', PHOTO_REFUSALS[refusal], {
    errors: refusalTexts(refused),
  });
}

const KINDS: Partial<Record<RefusedFile['refusal'], ProblemKind>> = {
  'too-large': 'too-large',
  'too-many-pixels': 'too-large',
  limit: 'conflict',
};
