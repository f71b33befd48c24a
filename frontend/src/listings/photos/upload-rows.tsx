import { percentText } from '#common/kernel/text.js';
import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import type { Upload } from './upload-list.js';
import type { Uploads } from './use-uploads.js';

/** Uploads with progress or error. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const said = useRef<HTMLOutputElement>(null);
  // The action removes the pressed button, which has the focus.
  const keepPlace = (act: (key: string) => void) => (key: string) => {
    said.current?.focus({ preventScroll: true });
    act(key);
  };
  const kept: Uploads = {
    ...uploads,
    cancel: keepPlace(uploads.cancel),
    retry: keepPlace(uploads.retry),
    dismiss: keepPlace(uploads.dismiss),
  };
  return (
    <>
      {uploads.list.length > 0 && (
        <ul aria-label="Fotos que se están subiendo" className="flex flex-col gap-2.5">
          {uploads.list.map((upload) => (
            <li key={upload.key} className="rounded-field bg-band/60 px-3 py-2">
              {upload.state === 'failed' ? (
                <Failed upload={upload} uploads={kept} />
              ) : (
                <UnderWay upload={upload} uploads={kept} />
              )}
            </li>
          ))}
        </ul>
      )}
      <output ref={said} tabIndex={-1} className="sr-only">
        {uploads.said}
      </output>
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  uploads: Uploads;
}

function UnderWay({ upload: { key, file, state, sent }, uploads }: UploadRowProps) {
  const percent = Math.floor(sent * 100);
  const text = state === 'waiting' ? 'En espera' : percent < 100 ? percentText(percent / 100) : 'Revisando…';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0 grow truncate font-semibold">{file.name}</span>
        <span className="shrink-0 tabular-nums text-ink-muted">{text}</span>
        {/* An upload that has arrived cannot be cancelled. */}
        {percent < 100 && (
          <IconButton
            label={`Cancelar ${file.name}`}
            onClick={() => uploads.cancel(key)}
            className="size-9 pointer-coarse:size-11"
          >
            <IconX aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <progress
        aria-label={`Subiendo ${file.name}`}
        value={percent}
        max={100}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

function Failed({ upload: { key, file, error }, uploads }: UploadRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconAlertTriangle aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        <p className="text-sm text-danger">{error}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Reintentar ${file.name}`}
        onClick={() => uploads.retry(key)}
        icon={<IconRefresh aria-hidden="true" className="size-4" />}
      >
        Reintentar
      </Button>
      <IconButton
        label={`Descartar ${file.name}`}
        onClick={() => uploads.dismiss(key)}
        className="size-9 pointer-coarse:size-11"
      >
        <IconX aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
