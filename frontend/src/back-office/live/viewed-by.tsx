import { IconEye } from '@tabler/icons-react';
import { cx } from '../../ui/classes.js';
import { useLiveViews } from './live-views.js';

interface ViewedByProps {
  listingId: number;
  className?: string;
}

/** Says who else has a notice open: `Lo está revisando ana@ejemplo.com.ar`. */
export function ViewedBy({ listingId, className }: ViewedByProps) {
  const emails = useLiveViews()
    .filter(({ idInmueble }) => idInmueble === listingId)
    .map(({ email }) => email);
  if (emails.length === 0) return null;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-sm font-semibold text-warning wrap-anywhere',
        className,
      )}
    >
      <IconEye aria-hidden="true" className="size-4 shrink-0" />
      {emails.length === 1 ? 'Lo está revisando' : 'Lo están revisando'} {emails.join(' y ')}
    </span>
  );
}
