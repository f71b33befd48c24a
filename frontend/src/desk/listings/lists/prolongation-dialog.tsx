import { useState } from 'react';
import { counted } from '#common/kernel/text.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { RadioGroup } from '../../../ui/choices.js';
import { prolongation } from './bulk-actions.js';
import type { BulkQuestionProps } from './bulk-question.js';

const DAYS = [7, 15, 30, 60].map((days) => ({ value: String(days), label: `${days} días` }));

/** Asks by how many days the plans of the marked notices are prolonged. */
export function ProlongationDialog({ open, count, onConfirm, onCancel }: BulkQuestionProps) {
  const [days, setDays] = useState('15');
  return (
    <ConfirmDialog
      open={open}
      title={`¿Prorrogar el plan de ${counted(count, 'aviso')}?`}
      confirmLabel="Prorrogar"
      onConfirm={() => onConfirm(prolongation(Number(days)))}
      onCancel={onCancel}
    >
      <RadioGroup legend="Días que se suman al vencimiento" value={days} choices={DAYS} onChange={setDays} />
      <p className="mt-3 text-ink-muted">
        También se suman al puesto destacado. Los avisos sin un plan pago con vencimiento quedan como están, y
        al terminar se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
