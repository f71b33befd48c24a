import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconGripVertical,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { PointerEvent, ReactNode } from 'react';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { Badge } from '../../ui/badges.js';
import { cx } from '../../ui/classes.js';
import { Picture } from '../../ui/picture.js';
import { Spinner } from '../../ui/spinner.js';

export type PhotoMove = 'antes' | 'despues' | 'portada';

interface PhotoTileProps {
  image: ImageWire;
  /** Index from 0, of `count`. */
  place: number;
  count: number;
  /** Being dragged. */
  isDragged: boolean;
  busy: boolean;
  /** Whether the first photo is the cover. */
  hasCover: boolean;
  /** Whether photos may be moved and removed. */
  mayEdit: boolean;
  grip: { onPointerDown: (event: PointerEvent) => void };
  onOpen: () => void;
  onMove: (move: PhotoMove) => void;
  onRemove: () => void;
}

/** Inactive drag handle, for users who may not change the order. */
const UNMOVED = { onPointerDown: () => undefined };

const ROW_BUTTON =
  'inline-flex size-8 items-center justify-center rounded-full text-ink-soft transition-colors duration-200 hover:bg-primary-soft hover:text-primary disabled:pointer-events-none disabled:opacity-35 pointer-coarse:h-11 pointer-coarse:flex-1 pointer-coarse:rounded-field';

/** A photo with its actions; reordering works by dragging and by buttons. */
export function PhotoTile(props: PhotoTileProps) {
  const { image, place, count, isDragged, busy, hasCover, mayEdit, onMove, onRemove } = props;
  const grip = mayEdit ? props.grip : UNMOVED;
  const name = `la foto ${place + 1}`;
  return (
    <li
      data-foto={image.idImagenes}
      style={{ order: place }}
      className={cx(
        'rounded-field bg-surface transition-shadow duration-200',
        isDragged && 'relative z-10 shadow-lift ring-2 ring-primary',
      )}
    >
      <div className="relative aspect-[4/3] w-full overflow-hidden rounded-field bg-band">
        <Frame {...props} grip={grip} />
        <Badge tone="onPhoto" className="pointer-events-none absolute left-2 top-2 tabular-nums">
          {place === 0 && hasCover ? 'Portada' : place + 1}
        </Badge>
        {mayEdit && count > 1 && (
          <span
            {...grip}
            aria-hidden="true"
            title="Arrastrar para ordenar"
            className="absolute right-1.5 top-1.5 inline-flex size-9 cursor-grab touch-none pointer-coarse:size-11 items-center justify-center rounded-full bg-abyss/75 text-white active:cursor-grabbing"
          >
            <IconGripVertical className="size-5" />
          </span>
        )}
        <State state={image.estado} />
      </div>
      <div className={mayEdit ? 'flex justify-between py-0.5' : 'hidden'}>
        <MoveButton label={`Mover ${name} antes`} move="antes" disabled={place === 0} onMove={onMove}>
          <IconChevronLeft aria-hidden="true" className="size-5" />
        </MoveButton>
        <MoveButton
          label={`Mover ${name} después`}
          move="despues"
          disabled={place === count - 1}
          onMove={onMove}
        >
          <IconChevronRight aria-hidden="true" className="size-5" />
        </MoveButton>
        <MoveButton
          label={hasCover ? `Usar ${name} como portada` : `Poner ${name} primera`}
          move="portada"
          disabled={place === 0}
          onMove={onMove}
        >
          <IconStar aria-hidden="true" className="size-[1.125rem]" />
        </MoveButton>
        <button
          type="button"
          data-quitar
          aria-label={`Eliminar ${name}`}
          title="Eliminar"
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRemove()}
          className={cx(ROW_BUTTON, 'hover:bg-danger-soft hover:text-danger')}
        >
          <IconTrash aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </div>
    </li>
  );
}

/** The picture: opens the viewer, and is the drag handle for a mouse. */
function Frame({ image, place, grip, onOpen }: PhotoTileProps) {
  return (
    <button
      type="button"
      aria-label={`Ver la foto ${place + 1} en grande`}
      onClick={onOpen}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') grip.onPointerDown(event);
      }}
      onDragStart={(event) => event.preventDefault()}
      className="absolute inset-0 block size-full overflow-hidden rounded-field"
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
    </button>
  );
}

function State({ state }: { state: ImageWire['estado'] }) {
  if (state === 'lista') return null;
  return (
    <span
      className={cx(
        'pointer-events-none absolute inset-x-0 bottom-0 flex items-center gap-2 px-2.5 py-1.5 text-sm font-semibold text-white',
        state === 'fallida' ? 'bg-danger/90' : 'bg-abyss/75',
      )}
    >
      {state === 'fallida' ? (
        <>
          <IconAlertTriangle aria-hidden="true" className="size-4 shrink-0" />
          No se pudo procesar
        </>
      ) : (
        <>
          <Spinner />
          Procesando…
        </>
      )}
    </span>
  );
}

interface MoveButtonProps {
  label: string;
  move: PhotoMove;
  disabled: boolean;
  onMove: (move: PhotoMove) => void;
  children: ReactNode;
}

function MoveButton({ label, move, disabled, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-mover={move}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onMove(move)}
      className={ROW_BUTTON}
    >
      {children}
    </button>
  );
}
