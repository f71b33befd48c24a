import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { useLocation, useNavigate } from '../../../app/navigation/navigation-context.js';
import { placeholderOf } from '../../../search/cards/listing-picture.js';
import { Badge } from '../../../ui/badges.js';
import { IconButton } from '../../../ui/button.js';
import { latePart } from '../../../app/late-part.js';
import { Picture } from '../../../ui/picture.js';

const Lightbox = latePart(() => import('../../../listings/photos/lightbox.js'));

/** State of the history entry that a photo in full screen has, so that Back closes it instead of leaving the page. */
const IN_FULL = 'foto';

function useOpened(): [opened: number | undefined, open: (index: number) => void, close: () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number>();
  const open = (index: number): void => {
    setChosen(index);
    navigate(pathname + search, { state: IN_FULL, preventScrollReset: true });
  };
  const isOpen = state === IN_FULL && chosen !== undefined;
  return [isOpen ? chosen : undefined, open, () => navigate(-1)];
}

interface GalleryProps {
  images: readonly ImageWire[];
  typeId: number;
}

const FRAME = 'relative -mx-4 overflow-hidden bg-band tablet:mx-0 tablet:rounded-card';
const SHAPE = 'aspect-4/3 tablet:aspect-16/10';
const SIZES = '(width >= 1240px) 830px, (width >= 1024px) 62vw, 100vw';

/** The photos: a large one that can be swiped and opened, and thumbnails; a placeholder without photos. */
export function Gallery({ images, typeId }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, open, close] = useOpened();
  const show = (index: number): void => {
    const strip = track.current;
    strip?.scrollTo({ left: ((index + images.length) % images.length) * strip.clientWidth });
  };
  if (images.length === 0) return <NoPhotos typeId={typeId} />;
  return (
    <section aria-label="Fotos" aria-roledescription="carrusel">
      <div className={FRAME}>
        <ul
          ref={track}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className="no-scrollbar flex snap-x snap-mandatory motion-safe:scroll-smooth overflow-x-auto overscroll-x-contain"
        >
          {images.map((image, index) => (
            <li key={image.idImagenes} className="w-full shrink-0 snap-center">
              <BigPhoto image={image} first={index === 0} onOpen={() => open(index)} />
            </li>
          ))}
        </ul>
        {images.length > 1 && <Arrows onTurn={(by) => show(shown + by)} />}
        <Badge
          tone="onPhoto"
          className="pointer-events-none absolute bottom-3 right-3 tabular-nums print:hidden"
        >
          {shown + 1} / {images.length}
        </Badge>
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onPick={show} />}
      {opened !== undefined && <Lightbox images={images} index={opened} onClose={close} />}
    </section>
  );
}

function NoPhotos({ typeId }: { typeId: number }) {
  return (
    <div className={`${FRAME} aspect-16/10 tablet:aspect-21/9`}>
      <img
        src={placeholderOf(typeId)}
        alt="Aviso sin fotos"
        width={640}
        height={480}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

function BigPhoto({ image, first, onOpen }: { image: ImageWire; first: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Ampliar: ${image.alt}`}
      className={`relative block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4 ${SHAPE}`}
    >
      <Picture
        src={image.url}
        {...image}
        width={image.ancho}
        height={image.alto}
        sizes={SIZES}
        eager={first}
      />
    </button>
  );
}

function Arrows({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
  const look = 'absolute top-1/2 -translate-y-1/2 mapa:hidden print:hidden';
  return (
    <>
      <IconButton
        label="Foto anterior"
        variant="surface"
        onClick={() => onTurn(-1)}
        className={`left-3 ${look}`}
      >
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Foto siguiente"
        variant="surface"
        onClick={() => onTurn(1)}
        className={`right-3 ${look}`}
      >
        <IconChevronRight aria-hidden="true" />
      </IconButton>
    </>
  );
}

interface ThumbnailsProps {
  images: readonly ImageWire[];
  shown: number;
  onPick: (index: number) => void;
}

/** Three to six per row, by window width (public-site.md §4). */
function Thumbnails({ images, shown, onPick }: ThumbnailsProps) {
  return (
    <ul className="no-scrollbar mt-2 flex snap-x gap-2 overflow-x-auto p-1.5 print:hidden">
      {images.map((image, index) => (
        <li
          key={image.idImagenes}
          className="shrink-0 basis-[calc((100%-1rem)/3)] snap-start thumbs4:basis-[calc((100%-1.5rem)/4)] thumbs5:basis-[calc((100%-2rem)/5)] thumbs6:basis-[calc((100%-2.5rem)/6)]"
        >
          <button
            type="button"
            aria-label={`Ver la foto ${index + 1}`}
            aria-current={index === shown}
            onClick={() => onPick(index)}
            className="relative block aspect-4/3 w-full overflow-hidden rounded-field opacity-80 ring-offset-2 ring-offset-page transition hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-2 aria-[current=true]:ring-primary"
          >
            <img
              src={image.miniatura}
              alt=""
              width={160}
              height={120}
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
