import { IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { PhotoGrid } from '../../listings/photos/photo-grid.js';
import { UploadArea } from '../../listings/photos/upload-area.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import type { OwnPhotosState } from './use-own-photos.js';

/** Photos that wait for the operator, and what their owner does with them. */
export type SentPhotosState = Pick<
  OwnPhotosState,
  | 'images'
  | 'uploads'
  | 'order'
  | 'isMoved'
  | 'setOrder'
  | 'resetOrder'
  | 'saveOrder'
  | 'remove'
  | 'isBusy'
  | 'done'
  | 'problem'
>;

interface SentPhotosProps {
  photos: SentPhotosState;
  mayAdd: boolean;
  /** Number of photos that the operator has taken over. */
  approved?: number;
  /** Sends what is chosen without asking, unless a file is refused. */
  isAtOnce?: boolean;
}

/** Photos are added, ordered and removed by their owner. */
export function SentPhotos({ photos, mayAdd, approved = 0, isAtOnce = false }: SentPhotosProps) {
  const outcome = useFocusAfterOrder(photos.isMoved);
  return (
    <>
      <UploadArea
        uploads={photos.uploads}
        count={photos.images.length + approved}
        mayAdd={mayAdd}
        isAtOnce={isAtOnce}
      >
        {photos.images.length > 0 && (
          <PhotoGrid
            images={photos.images}
            order={photos.order}
            busy={photos.isBusy}
            mayEdit
            hasCover={approved === 0}
            onOrder={photos.setOrder}
            onRemove={photos.remove}
          />
        )}
        <SaveOrder photos={photos} />
      </UploadArea>
      <output ref={outcome} tabIndex={-1} className="block font-semibold text-success outline-none">
        {photos.done}
      </output>
      <FormProblem problem={photos.problem} />
    </>
  );
}

/** Saving or discarding an order removes the buttons, one of which had the focus. */
function useFocusAfterOrder(isMoved: boolean) {
  const outcome = useRef<HTMLOutputElement>(null);
  const wasMoved = useRef(false);
  useEffect(() => {
    if (wasMoved.current && !isMoved && document.activeElement === document.body)
      outcome.current?.focus({ preventScroll: true });
    wasMoved.current = isMoved;
  }, [isMoved]);
  return outcome;
}

function SaveOrder({ photos: { isMoved, isBusy, saveOrder, resetOrder } }: { photos: SentPhotosState }) {
  if (!isMoved) return null;
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={resetOrder} disabled={isBusy}>
        Cancelar
      </Button>
      <Button
        busy={isBusy}
        onClick={saveOrder}
        icon={<IconDeviceFloppy aria-hidden="true" className="size-5" />}
      >
        Guardar orden
      </Button>
    </div>
  );
}
