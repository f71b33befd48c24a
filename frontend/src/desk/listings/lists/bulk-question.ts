import type { BulkAction } from './bulk-actions.js';

/** Question about the marked notices that has to be answered before an action begins. */
export interface BulkQuestionProps {
  open: boolean;
  /** Number of marked notices. */
  count: number;
  onConfirm: (action: BulkAction) => void;
  onCancel: () => void;
}
