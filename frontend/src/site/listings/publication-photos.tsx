import { PUBLICATION_PHOTO_MESSAGES as MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { SentPhotos } from '../owners/sent-photos.js';
import { useAskBeforeUnload } from '../../app/use-ask-before-unload.js';
import { usePublicationPhotos } from './use-publication-photos.js';

/** The photos of a notice that was just published. */
export function PublicationPhotos({ pass }: { pass: string }) {
  const photos = usePublicationPhotos(pass);
  useAskBeforeUnload(photos.uploads.underWay);
  const { length } = photos.images;
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {MESSAGES.lead}
        {length > 0 && (
          <span className="block text-sm tabular-nums text-ink-muted">
            {length} de {LIMITS.photosPerListing}
          </span>
        )}
      </p>
      <SentPhotos photos={photos} mayAdd={!photos.isOver} isAtOnce />
      {photos.isOver && <p className="mt-4 font-semibold text-warning">{MESSAGES.closed}</p>}
    </>
  );
}
