import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';

interface DiscardButtonProps {
  label: string;
  /** Number of sections with unsaved changes; without any there is no question. */
  changed: number;
  disabled: boolean;
  onDiscard: () => void;
}

/** Discards changes after a confirmation. */
export function DiscardButton({ label, changed, disabled, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        disabled={disabled}
        onClick={() => (changed === 0 ? onDiscard() : setAsking(true))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        variant="danger"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {changed > 1
            ? `Se pierde lo que cambiaste en ${changed} secciones y no guardaste.`
            : 'Se pierde lo que cambiaste en esta sección y no guardaste.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
