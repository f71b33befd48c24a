import { IconEye } from '@tabler/icons-react';
import { cx } from '../../../ui/classes.js';
import { useLiveViews, viewersText } from './live-views.js';

interface ViewedByProps {
  listingId: number;
  className?: string;
}

/** Says who else has a notice open: `Lo está revisando Ana`. */
export function ViewedBy({ listingId, className }: ViewedByProps) {
  const names = useLiveViews()
    .filter(({ idInmueble }) => idInmueble === listingId)
    .map(({ nombre }) => nombre);
  if (names.length === 0) return null;
  return (
    <span
      className={cx('inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-warning', className)}
    >
      <IconEye aria-hidden="true" className="size-4 shrink-0" />
      {viewersText(names)}
    </span>
  );
}
