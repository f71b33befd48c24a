import { editFaults, toEditErrors, type EditedPart } from '#common/listings/editing/edit-form.js';
import type { PublicationFacts } from '#common/listings/publication/publication-fields.js';
import { summaryLines } from '#common/listings/publication/publication-form.js';
import { Problem } from '#platform/process/problem.js';

/**
 * Applies the rules of publication to an edit, field by field (docs/decisions/0003).
 * @throws Problem 'invalid' with the faults by the fields of the call
 */
export function assertPublishable(part: EditedPart, before: PublicationFacts, after: PublicationFacts): void {
  const faults = editFaults(part, before, after);
  if (faults.length > 0) throw Problem.invalid(toEditErrors(faults), summaryLines(faults).join(' '));
}
