import { IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-shapes.js';
import { PhotoGrid } from '../../listings/photos/photo-grid.js';
import { UploadArea } from '../../listings/photos/upload-area.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { useOwnPhotos, type OwnPhotosState } from './use-own-photos.js';

interface NoticePhotosProps {
  token: string;
  notice: OwnNoticeWire;
  /** The link has ended. */
  onGone: () => void;
}

/** Photos that the owner sends, orders and removes, until the operator takes them over (docs/decisions/0067). */
export default function NoticePhotos({ token, notice, onGone }: NoticePhotosProps) {
  const photos = useOwnPhotos(token, onGone);
  const outcome = useFocusAfterOrder(photos.isMoved);
  if (!photos.answer)
    return photos.loadProblem ? (
      <ErrorState title={photos.loadProblem} busy={photos.isLoading} onRetry={photos.reload} />
    ) : (
      <Skeleton className="h-40 rounded-card" />
    );
  const { aprobadas, fotos } = photos.answer;
  return (
    <>
      <p className="text-ink-soft">{nextStepText(notice)}</p>
      <p className="mt-1 mb-4 text-sm tabular-nums text-ink-muted">
        {fotos.length + aprobadas} de {LIMITS.photosPerListing}
        {aprobadas > 0 && ` (${aprobadas} ya ${aprobadas === 1 ? 'aprobada' : 'aprobadas'})`}
      </p>
      <UploadArea
        uploads={photos.uploads}
        count={fotos.length + aprobadas}
        mayAdd={notice.fotos === 'puedeMandar'}
      >
        {fotos.length > 0 && (
          <PhotoGrid
            images={photos.images}
            order={photos.order}
            busy={photos.isBusy}
            mayEdit
            hasCover={aprobadas === 0}
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

function SaveOrder({ photos: { isMoved, isBusy, saveOrder, resetOrder } }: { photos: OwnPhotosState }) {
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

function nextStepText({ fotos, pagado }: OwnNoticeWire): string {
  if (fotos === 'cerradas') return MESSAGES.photosClosed;
  return pagado ? MESSAGES.photosWaitForReview : MESSAGES.photosWaitForPayment;
}
