import { megabytesText } from '#common/kernel/text.js';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { readError } from '../../app/api.js';
import { Button } from '../../ui/button.js';
import { downloadFile, type DownloadCall } from '../data/download-file.js';

interface DownloadButtonProps<Body> {
  label: string;
  /** Visible text of the button, a part of `label`; the whole label by default. */
  shown?: string;
  call: DownloadCall<Body>;
  body: Body;
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;
  name: string;
  /** Error text; `reason` is the server's, or that the file is incomplete. */
  failure: (reason: string) => string;
}

const UNIT = 1_000_000;

/** Downloads a file with progress, and verifies that it is complete. */
export function DownloadButton<Body>(props: DownloadButtonProps<Body>) {
  const { label, shown = label, call, body, look, name, failure } = props;
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => downloadFile({ call, body }, name, setBytes),
  });
  const begin = (): void => {
    setBytes(0);
    mutate();
  };
  return (
    <>
      <Button
        {...look}
        aria-label={shown === label ? undefined : label}
        busy={isPending}
        onClick={begin}
        icon={<IconDownload aria-hidden="true" className="size-5" />}
      >
        {shown}
      </Button>
      <output className={error ? 'font-semibold text-danger' : 'text-sm tabular-nums text-ink-muted'}>
        {isPending && (bytes > 0 ? `Descargando: ${megabytes(bytes)}` : 'Preparando el archivo...')}
        {isSuccess && `Listo: ${name}, ${megabytes(bytes)}.`}
        {error && failure(readError(error).message || 'no hubo respuesta del servidor.')}
      </output>
    </>
  );
}

function megabytes(bytes: number): string {
  return megabytesText(bytes / UNIT);
}
