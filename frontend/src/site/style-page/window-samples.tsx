import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';

type Window = 'dialog' | 'drawer' | 'confirm' | 'remove' | 'busy';

export function WindowSamples() {
  const [open, setOpen] = useState<Window>();
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('dialog')}>Diálogo</Button>
      <Button onClick={() => setOpen('drawer')}>Cajón</Button>
      <Button onClick={() => setOpen('confirm')}>Confirmación</Button>
      <Button onClick={() => setOpen('remove')}>Confirmación de lo que se borra</Button>
      <Button onClick={() => setOpen('busy')}>Confirmación que espera</Button>
      <Dialog open={open === 'dialog'} onClose={close} title="Consultar al dueño">
        <p>Contenido del diálogo.</p>
      </Dialog>
      <Dialog
        open={open === 'drawer'}
        onClose={close}
        title="Filtros"
        look="drawer"
        footer={
          <Button wide onClick={close}>
            Ver 34 avisos
          </Button>
        }
      >
        <p>Contenido del cajón.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'remove' || open === 'busy'}
        variant={open === 'remove' ? 'danger' : 'primary'}
        busy={open === 'busy'}
        title="Dar de alta"
        confirmLabel="Dar de Alta"
        onConfirm={close}
        onCancel={close}
      >
        <p>Se enviará el código a ana@ejemplo.com.</p>
      </ConfirmDialog>
    </div>
  );
}
