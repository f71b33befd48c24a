import { IconAlertCircle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { useWizardContext } from './wizard-context.js';

/** Notice that drafts are stored, with a button to start over. */
export function DraftNote({ className }: { className: string }) {
  const { isResumed, isStored, isUntouched, phase, startAgain } = useWizardContext();
  const [asking, setAsking] = useState(false);
  if (isUntouched || phase === 'loading') return null;
  const Icon = isStored ? IconCircleCheck : IconAlertCircle;
  return (
    <div
      className={cx(
        className,
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card py-1.5 pl-4 pr-2',
        isStored ? 'bg-primary-soft text-primary-press' : 'bg-warning-soft text-warning',
      )}
    >
      <output className="flex items-center gap-2 text-sm">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {textOf({ isStored, isResumed })}
      </output>
      <Button
        size="sm"
        variant="quiet"
        className="min-h-11"
        disabled={phase === 'sending'}
        icon={<IconRefresh aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        Empezar de nuevo
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Empezar de nuevo?"
        confirmLabel="Borrar y empezar"
        variant="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          startAgain();
        }}
      >
        <p>Se borra todo lo que cargaste en este formulario.</p>
      </ConfirmDialog>
    </div>
  );
}

function textOf({ isStored, isResumed }: { isStored: boolean; isResumed: boolean }): string {
  if (!isStored) return 'Este navegador no guarda lo que cargás: no cierres la página hasta publicar.';
  return isResumed
    ? 'Seguís donde lo dejaste: recuperamos lo que habías cargado.'
    : 'Lo que cargás se guarda en este dispositivo.';
}
