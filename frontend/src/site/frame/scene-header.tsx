import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.js';
import { HEADER_SCENES, sceneFallback, sceneSources, type HeaderScene } from './header-scenes.js';

interface SceneHeaderProps {
  children: ReactNode;
  /** The home page's header is tall; others are lower. */
  tall?: boolean;
}

/** Gradients that keep white text readable over any scene. The title of a low header may be as wide as the page. */
const SCRIM = 'bg-abyss/70 wide:bg-transparent wide:bg-linear-to-r wide:from-abyss/85 wide:to-abyss/60';
const TALL_SCRIM =
  'bg-linear-to-b from-abyss/75 via-abyss/70 via-65% to-abyss/20 wide:bg-linear-to-r wide:from-abyss/85 wide:via-abyss/70 wide:via-45% wide:to-transparent wide:to-85%';

/** Page header over four alternating scenes; can be paused, and does not change if reduced motion is preferred. */
export function SceneHeader({ children, tall }: SceneHeaderProps) {
  const { shown, playing, toggle, started } = useRotation();
  return (
    <div
      data-on-dark
      className={cx(
        'relative isolate overflow-hidden bg-abyss text-white',
        tall ? 'pb-32 pt-12 wide:pb-44 wide:pt-24' : 'pb-8 pt-6',
      )}
    >
      {HEADER_SCENES.map((scene, index) =>
        index === 0 || started ? (
          <Scene key={scene} scene={scene} shown={index === shown} first={index === 0} />
        ) : null,
      )}
      <div aria-hidden="true" className={cx('absolute inset-0 -z-10', tall ? TALL_SCRIM : SCRIM)} />
      <div className="page-width">{children}</div>
      <IconButton
        label={playing ? 'Pausar las imágenes' : 'Reanudar las imágenes'}
        variant="onDark"
        className={cx('absolute right-2 bg-abyss/50', tall ? 'top-2' : 'bottom-2')}
        onClick={toggle}
      >
        {playing ? (
          <IconPlayerPauseFilled aria-hidden="true" className="size-5" />
        ) : (
          <IconPlayerPlayFilled aria-hidden="true" className="size-5" />
        )}
      </IconButton>
    </div>
  );
}

function Scene({ scene, shown, first }: { scene: HeaderScene; shown: boolean; first: boolean }) {
  return (
    <picture
      className={cx(
        'absolute inset-0 -z-20 transition-opacity duration-1000',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <source type="image/avif" srcSet={sceneSources(scene, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sceneSources(scene, 'webp')} sizes="100vw" />
      <img
        src={sceneFallback(scene)}
        alt=""
        width={1920}
        height={800}
        decoding="async"
        fetchPriority={first ? 'high' : 'low'}
        className="size-full object-cover object-bottom"
      />
    </picture>
  );
}

/** Index of the current scene. The others load shortly before the first change, so that they do not delay the page. */
function useRotation() {
  const [shown, setShown] = useState(0);
  const isCalm = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !isCalm;
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const early = setTimeout(() => setStarted(true), TIMINGS.headerRotation / 2);
    const timer = setInterval(
      () => setShown((scene) => (scene + 1) % HEADER_SCENES.length),
      TIMINGS.headerRotation,
    );
    return () => {
      clearTimeout(early);
      clearInterval(timer);
    };
  }, [playing]);
  return { shown, playing, started, toggle: () => setChoice(!playing) };
}
