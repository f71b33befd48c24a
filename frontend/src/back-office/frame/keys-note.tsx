import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { paletteKeys } from '../palette/open-palette.js';
import { isPlainKey, rememberShortcuts, shortcutsAreOn } from './shortcuts.js';

const KEYS: readonly { key: string; text: string }[] = [
  { key: paletteKeys(), text: 'Buscar un código, un contacto o una pantalla' },
  { key: 'J', text: 'Siguiente, en la lista o en la cola' },
  { key: 'K', text: 'Anterior, en la lista o en la cola' },
  { key: 'Enter', text: 'Abrir el inmueble marcado en la lista' },
  { key: 'A', text: 'Dar de alta (con confirmación)' },
  { key: 'R', text: 'Rechazar, con el motivo' },
  { key: 'Z', text: 'Deshacer el rechazo, mientras se ofrece' },
  { key: 'E', text: 'Ir al primer botón Editar' },
  { key: '?', text: 'Mostrar esta ayuda' },
];

/** Button that opens the help on keyboard shortcuts, where they can be switched off. */
export function KeysNote() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(shortcutsAreOn);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || !isPlainKey(event) || !shortcutsAreOn()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const change = (wanted: boolean): void => {
    rememberShortcuts(wanted);
    setOn(wanted);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setOpen(true)}
        icon={<IconKeyboard aria-hidden="true" className="size-5" />}
        className="mapa:hidden"
      >
        Atajos{on ? '' : ' (apagados)'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Atajos de teclado">
        <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {KEYS.map(({ key, text }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-field border border-line-strong bg-band px-2 font-sans text-sm font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Usar los atajos de una tecla"
          checked={on}
          onChange={(event) => change(event.target.checked)}
          className="-mx-2 border-t border-line pt-2"
        />
      </Dialog>
    </>
  );
}
