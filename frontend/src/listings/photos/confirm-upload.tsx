import { IconAlertTriangle, IconFileUnknown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LIMITS } from '#common/kernel/limits.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { sizeText, type ChosenFile } from './upload-list.js';

interface ConfirmUploadProps {
  /** Empty if there is nothing to confirm. */
  files: readonly ChosenFile[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows the chosen files before upload, with reasons for those that are refused. */
export function ConfirmUpload({ files, onConfirm, onCancel }: ConfirmUploadProps) {
  const good = files.filter(({ fault }) => !fault).length;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = files.length > 0;
  useEffect(() => {
    if (isOpen) button.current?.focus();
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      title="Subir fotos"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
          <Button ref={button} disabled={good === 0} onClick={onConfirm}>
            {good === 1 ? 'Subir 1 foto' : `Subir ${good} fotos`}
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-3">
        {files.map((file) => (
          <li key={file.key} className="flex items-center gap-3">
            <Preview file={file} />
            <div className="min-w-0">
              <p className="truncate font-semibold" title={file.file.name}>
                {file.file.name}
              </p>
              <p className="text-sm tabular-nums text-ink-muted">{sizeText(file.file.size)}</p>
              {file.fault && <p className="text-sm font-semibold text-danger">{file.fault}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const { width, height } = LIMITS.photoPreview;

/** At most 150 × 100 px (back-office.md §5). */
function Preview({ file: { preview, fault } }: { file: ChosenFile }) {
  const Icon = preview ? IconAlertTriangle : IconFileUnknown;
  return (
    <span
      className="flex shrink-0 items-center justify-center overflow-hidden rounded-field bg-band text-ink-hint"
      style={{ width, height }}
    >
      {preview && !fault ? (
        <img src={preview} alt="" style={{ maxWidth: width, maxHeight: height }} className="object-contain" />
      ) : (
        <Icon aria-hidden="true" className="size-8" />
      )}
    </span>
  );
}
