import { useState } from 'react';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { saysAnything, type Conditions } from '#common/listings/conditions/conditions.js';
import { ConditionsFields, type ConditionsFieldsProps } from './conditions-fields.js';

/** The fields of the conditions, folded while nothing is said and nothing is wrong. */
export function FoldedConditions(props: ConditionsFieldsProps) {
  const { value, faultOf } = props;
  const [isOpened, setOpened] = useState(() => saysAnything(value));
  const hasFault = (Object.keys(value) as (keyof Conditions)[]).some((field) => faultOf(field) !== undefined);
  return (
    <details
      data-campo="inmueble.condiciones"
      open={isOpened || hasFault}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="border-t border-line pt-4"
    >
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {CONDITION_MESSAGES.title} <span className="text-sm font-normal text-ink-muted">(opcional)</span>
      </summary>
      <p className="mb-4 mt-1 text-sm text-ink-muted">{CONDITION_MESSAGES.lead}</p>
      <ConditionsFields {...props} />
    </details>
  );
}
