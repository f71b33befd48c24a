import { useState } from 'react';
import { counted } from '#common/kernel/text.js';
import {
  FRACTIONS,
  PERIODS,
  WHOLE_PERIOD,
  fraction,
  period,
  type FractionId,
  type PeriodId,
} from '#common/pricing/periods.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { Select } from '../../../ui/select.js';
import { rentedMark } from './bulk-actions.js';
import type { BulkQuestionProps } from './bulk-question.js';

const PERIOD_OPTIONS = PERIODS.map(({ id, label }) => ({ value: String(id), label }));
const FRACTION_OPTIONS = FRACTIONS.map(({ id, label }) => ({ value: String(id), label }));
const JANUARY: PeriodId = 2;

/** Asks which price of the marked notices is rented. */
export function RentedDialog({ open, count, onConfirm, onCancel }: BulkQuestionProps) {
  const [periodId, setPeriod] = useState<PeriodId>(JANUARY);
  const [chosen, setFraction] = useState<FractionId>(WHOLE_PERIOD);
  const { hasFractions } = period(periodId);
  const fractionId = hasFractions ? chosen : WHOLE_PERIOD;
  return (
    <ConfirmDialog
      open={open}
      title={`¿Marcar alquilado en ${counted(count, 'aviso')}?`}
      confirmLabel="Marcar alquilado"
      onConfirm={() => onConfirm(rentedMark(periodId, fractionId))}
      onCancel={onCancel}
    >
      <div className="grid gap-4 phone:grid-cols-2">
        <Select
          label="Período"
          options={PERIOD_OPTIONS}
          value={String(periodId)}
          onChange={({ target }) => setPeriod(period(Number(target.value)).id)}
        />
        {hasFractions && (
          <Select
            label="Fracción"
            options={FRACTION_OPTIONS}
            value={String(fractionId)}
            onChange={({ target }) => setFraction(fraction(Number(target.value)).id)}
          />
        )}
      </div>
      <p className="mt-3 text-ink-muted">
        Los avisos sin ese precio quedan como están, y al terminar se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
