import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { SentPhotos } from './sent-photos.js';
import { useOwnPhotos } from './use-own-photos.js';

interface NoticePhotosProps {
  token: string;
  notice: OwnNoticeWire;
  /** The link has ended. */
  onGone: () => void;
}

/** Photos that the owner sends, orders and removes, until the operator takes them over (docs/decisions/0067). */
export default function NoticePhotos({ token, notice, onGone }: NoticePhotosProps) {
  const photos = useOwnPhotos(token, onGone);
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
      <SentPhotos photos={photos} mayAdd={notice.fotos === 'puedeMandar'} approved={aprobadas} />
    </>
  );
}

function nextStepText({ fotos, pagado }: OwnNoticeWire): string {
  if (fotos === 'cerradas') return MESSAGES.photosClosed;
  return pagado ? MESSAGES.photosWaitForReview : MESSAGES.photosWaitForPayment;
}
