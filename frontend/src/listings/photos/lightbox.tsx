import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useRef } from 'react';
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { DISTANCES } from '#common/kernel/limits.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';

export interface LightboxProps {
  images: readonly ImageWire[];
  /** Index of the first photo, from 0. */
  index: number;
  onClose: () => void;
}

const LABELS = {
  Previous: 'Foto anterior',
  Next: 'Foto siguiente',
  Close: 'Cerrar',
  Lightbox: 'Fotos en pantalla completa',
  'Photo gallery': 'Galería de fotos',
  '{index} of {total}': '{index} de {total}',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
};

/** Full-screen photo viewer: Escape closes, arrow keys and 50 px swipes turn, and the page below does not scroll. */
export default function Lightbox({ images, index, onClose }: LightboxProps) {
  const controller = useRef<ControllerRef>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  return (
    <div
      onPointerDownCapture={({ clientX, clientY, isPrimary }) => {
        from.current = isPrimary ? { x: clientX, y: clientY } : undefined;
      }}
      onPointerUpCapture={({ clientX, clientY }) => {
        const start = from.current;
        from.current = undefined;
        const moved = start ? clientX - start.x : 0;
        if (!start || Math.abs(moved) < DISTANCES.swipe || Math.abs(clientY - start.y) > Math.abs(moved))
          return;
        if (moved > 0) controller.current?.prev();
        else controller.current?.next();
      }}
    >
      <YetAnotherLightbox
        open
        index={index}
        close={onClose}
        slides={images.map(({ url, ancho, alto, alt, webp }) => ({
          src: url,
          width: ancho,
          height: alto,
          alt,
          srcSet: renditions(webp, ancho, alto),
        }))}
        plugins={[Counter, Zoom]}
        labels={LABELS}
        controller={{ ref: controller, disableSwipeNavigation: true, closeOnBackdropClick: true }}
      />
    </div>
  );
}

/** `a.webp 320w, b.webp 800w` in the lightbox library's format. */
function renditions(
  srcSet: string,
  width: number,
  height: number,
): { src: string; width: number; height: number }[] {
  return srcSet.split(',').flatMap((part) => {
    const [src, size] = part.trim().split(/\s+/);
    const wide = Number.parseInt(size ?? '', 10);
    return src && wide ? [{ src, width: wide, height: Math.round((wide * height) / width) }] : [];
  });
}
