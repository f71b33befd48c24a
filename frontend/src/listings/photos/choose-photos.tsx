import { IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { LIMITS } from '#common/kernel/limits.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Accepts files that are dropped anywhere on its content. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  // Child elements also fire dragleave, so enter and leave events are counted.
  const depth = useRef(0);
  const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return (
    <div
      onDragEnter={(event) => {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!carriesFiles(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        setOver(depth.current > 0);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className="relative flex flex-col gap-4"
    >
      {children}
      {isOver && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute -inset-2 z-20 flex flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-primary bg-primary-soft/95 text-lg font-semibold text-primary"
        >
          <IconUpload className="size-8" />
          Soltá las fotos acá
        </div>
      )}
    </div>
  );
}

interface PickPhotosProps {
  free: number;
  /** Empty state: asks for the first photos. */
  isEmpty: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the file picker for several files. */
export function PickPhotos({ free, isEmpty, onFiles }: PickPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-field-border p-4',
        isEmpty && 'flex-col py-8 text-center',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Elegir fotos"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        disabled={free === 0}
        onClick={() => input.current?.click()}
        icon={<IconPhotoPlus aria-hidden="true" className="size-5" />}
      >
        Agregar fotos
      </Button>
      <p className="text-sm text-ink-muted">
        {free === 0
          ? `Ya hay ${LIMITS.photosPerListing} fotos, que es el máximo.`
          : `O arrastralas hasta acá. JPEG, PNG o WebP, de hasta ${LIMITS.photoBytes / 1024 / 1024} MB; ${free === 1 ? 'queda 1 lugar' : `quedan ${free} lugares`}.`}
      </p>
    </div>
  );
}
