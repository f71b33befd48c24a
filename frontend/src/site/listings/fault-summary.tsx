import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
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

/** Reason why the notice was not sent; the input is kept. */
export function SendFault() {
  const { sendError, shownFaults, isStored } = useWizardContext();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = shownFaults.length > 0;
  useEffect(() => {
    if (!sendError || hasFaults) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [sendError, hasFaults]);
  if (!sendError) return null;
  return (
    <Alarm ref={box} icon={<IconAlertCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
      <p className="font-semibold">{sendError.error}</p>
      <p className="mt-1 text-sm text-ink">
        Lo que cargaste {isStored ? 'sigue guardado en este dispositivo' : 'sigue en esta página'}
        {sendError.mayRetry && ': podés volver a intentar sin miedo a duplicar el aviso'}.
      </p>
    </Alarm>
  );
}

function Alarm({ icon, children, ref }: { icon: ReactNode; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
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
