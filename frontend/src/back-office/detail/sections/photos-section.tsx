import { IconPhoto } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { ImageWire } from '#common/wire/listings.js';
import { Badge } from '../../../ui/badges.js';
import { Picture } from '../../../ui/picture.js';
import { DetailSection } from '../detail-section.js';

const Lightbox = lazy(() => import('../../../features/lightbox/lightbox.js'));

/** The photos in their order; the first is the cover. */
export function PhotosSection({ images }: { images: readonly ImageWire[] }) {
  const [opened, setOpened] = useState<number>();
  return (
    <DetailSection
      title="Fotos"
      icon={<IconPhoto />}
      aside={
        <span className="text-sm tabular-nums text-ink-muted">
          {images.length} de {LIMITS.photosPerListing}
        </span>
      }
    >
      {images.length === 0 && <p className="text-ink-muted">El aviso no tiene fotos.</p>}
      <ul className="grid grid-cols-2 gap-2.5 phablet:grid-cols-3">
        {images.map((image, index) => (
          <li key={image.idImagenes}>
            <button
              type="button"
              aria-label={`Ver la foto ${index + 1} en grande`}
              onClick={() => setOpened(index)}
              className="relative block aspect-[4/3] w-full overflow-hidden rounded-field bg-band"
            >
              <Picture
                src={image.miniatura}
                avif={image.avif}
                webp={image.webp}
                blur={image.blur}
                width={image.ancho}
                height={image.alto}
                alt=""
                sizes="(width >= 1024px) 210px, (width > 480px) 33vw, 50vw"
              />
              <Badge tone="onPhoto" className="absolute left-2 top-2 tabular-nums">
                {index === 0 ? 'Portada' : image.orden}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <Lightbox images={images} index={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </DetailSection>
  );
}
