import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { summaryLines } from '#common/listings/publication/publication-form.js';
import { useWizardContext } from './wizard-context.js';

/** Reasons why the step cannot be completed. */
export function FaultSummary() {
  const { wasRefused, shownFaults } = useWizardContext();
  const lines = wasRefused ? summaryLines(shownFaults) : [];
  if (lines.length === 0) return null;
  return (
    <Alarm icon={<IconAlertCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
      {lines.map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
    </Alarm>
  );
}

export function Alarm({
  icon,
  children,
  ref,
}: {
  icon: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex gap-3 rounded-field bg-danger-soft p-4 text-danger"
    >
      {icon}
      <div>{children}</div>
    </div>
  );
}
