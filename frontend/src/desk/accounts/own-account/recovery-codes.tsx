import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { saveFile } from '../../data/save-file.js';

const FILE = 'codigos-de-recuperacion.txt';

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = (): void => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), FILE);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={title} tabIndex={-1} className="text-lg">
        Guardá estos códigos
      </h3>
      <p>
        Cada uno sirve una vez, para ingresar sin la aplicación. No se vuelven a mostrar: guardalos donde no
        se pierdan con el teléfono.
      </p>
      <ul
        aria-label="Códigos de recuperación"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-field bg-band p-4"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-base">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} icon={<IconDownload aria-hidden="true" className="size-5" />}>
          Descargar
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Ya los guardé
        </Button>
      </div>
    </div>
  );
}
