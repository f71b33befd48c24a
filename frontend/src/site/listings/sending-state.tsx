import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SENDING_MESSAGES } from '#common/listings/publication/sending-messages.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import { Alarm } from './fault-summary.js';
import { useWizardContext } from './wizard-context.js';

/** Progress of a proof of work, or the reason why the notice was not sent; the input is kept. */
export function SendingState() {
  const { sendError, shownFaults, isStored, proving } = useWizardContext();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = shownFaults.length > 0;
  useEffect(() => {
    if (!sendError || hasFaults) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [sendError, hasFaults]);
  if (proving !== null)
    return <ProgressBar label={SENDING_MESSAGES.proving} value={proving} max={100} className="mb-6" />;
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
