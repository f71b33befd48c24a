import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.js';
import { Dialog } from '../../ui/dialog.js';
import { keysOf, rememberSingleKeys, singleKeysAreOn, type Shortcut } from '../../desk/frame/shortcuts.js';

interface KeysHelpProps {
  /** Undefined while the help is closed. */
  shortcuts: readonly Shortcut[] | undefined;
  onClose: () => void;
}

/** Help on the shortcuts of the screen, where single keys can be switched off. */
export function KeysHelp({ shortcuts, onClose }: KeysHelpProps) {
  return (
    <Dialog open={shortcuts !== undefined} onClose={onClose} title="Atajos de teclado">
      <Keys title="En esta pantalla" shortcuts={shortcuts?.filter(({ everywhere }) => !everywhere)} />
      <Keys title="En todas las pantallas" shortcuts={shortcuts?.filter(({ everywhere }) => everywhere)} />
      <SingleKeys />
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  shortcuts: readonly Shortcut[] | undefined;
}

function Keys({ title, shortcuts = [] }: KeysProps) {
  if (shortcuts.length === 0) return null;
  return (
    <section aria-label={title} className="mb-4">
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map((shortcut) => (
          <div key={keysOf(shortcut)} className="contents">
            <dt>
              <kbd className="inline-flex min-h-8 min-w-8 items-center justify-center whitespace-nowrap rounded-field border border-line-strong bg-band px-2 font-sans text-sm font-semibold">
                {keysOf(shortcut)}
              </kbd>
            </dt>
            <dd>{shortcut.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SingleKeys() {
  const [on, setOn] = useState(singleKeysAreOn);
  const change = (wanted: boolean): void => {
    rememberSingleKeys(wanted);
    setOn(wanted);
  };
  return (
    <Checkbox
      label="Usar los atajos de una tecla"
      checked={on}
      onChange={({ target }) => change(target.checked)}
      className="-mx-2 border-t border-line pt-2"
    />
  );
}
