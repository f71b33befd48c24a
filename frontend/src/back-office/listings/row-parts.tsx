import {
  IconBan,
  IconCamera,
  IconCopy,
  IconMailCheck,
  IconMailQuestion,
  IconPhotoOff,
  IconStarFilled,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Badge } from '../../ui/badges.js';
import { cx } from '../../ui/classes.js';
import { counted } from '#common/rules/text.js';
import { countsAsFeatured } from '#common/rules/contract.js';
import type { AdminListingRow } from '#common/wire/admin.js';
import { detailPath } from '../admin-paths.js';

/** `Alquiler` or `Venta`, by colour and text. */
export function OperationBadge({ operation }: { operation: AdminListingRow['tipoOperacion'] }) {
  return operation === 'alquiler' ? (
    <Badge tone="primary">Alquiler</Badge>
  ) : (
    <Badge tone="success">Venta</Badge>
  );
}

/**
 * Icons for featured and photos (back-office.md §2), with text. They show the public state: without payment nothing is featured and no
 * photo is shown (public-site.md §4).
 */
export function MarksOf({ row, withText }: { row: AdminListingRow; withText?: boolean }) {
  const isFeatured = countsAsFeatured({ featured: row.destacado === 1, paid: row.pagado === 1 });
  const showsPhotos = row.mostrarFotos && row.cantidadImagenes > 0;
  const text = isFeatured
    ? showsPhotos
      ? 'Destacado, con fotos'
      : 'Destacado, sin fotos'
    : showsPhotos
      ? 'Con fotos'
      : 'Sin fotos';
  return (
    <span className="inline-flex items-center gap-1.5 align-middle" title={text}>
      {isFeatured && <IconStarFilled aria-hidden="true" className="size-5 text-accent" />}
      {showsPhotos && <IconCamera aria-hidden="true" className="size-5 text-primary" />}
      {!isFeatured && !showsPhotos && <IconBan aria-hidden="true" className="size-5 text-ink-hint" />}
      <span className={withText ? 'text-sm text-ink-muted' : 'sr-only'}>{text}</span>
    </span>
  );
}

interface TrustBadgesProps {
  listing: Pick<AdminListingRow, 'estado' | 'confirmado' | 'mismoTexto' | 'enBlacklist'>;
  className?: string;
}

/** What the operator should know before the review: whether the owner's address is confirmed or blacklisted, and whether others sent the same text. */
export function TrustBadges({ listing, className }: TrustBadgesProps) {
  const { estado, confirmado, mismoTexto, enBlacklist } = listing;
  if (estado !== 'pendiente') return null;
  return (
    <span className={cx('flex flex-wrap gap-1.5', className)}>
      {confirmado ? (
        <Badge tone="success" icon={<IconMailCheck aria-hidden="true" className="size-4" />}>
          Email confirmado
        </Badge>
      ) : (
        <Badge tone="warning" icon={<IconMailQuestion aria-hidden="true" className="size-4" />}>
          Email sin confirmar
        </Badge>
      )}
      {enBlacklist && (
        <Badge tone="danger" icon={<IconBan aria-hidden="true" className="size-4" />}>
          En la blacklist
        </Badge>
      )}
      {mismoTexto > 0 && (
        <Badge tone="danger" icon={<IconCopy aria-hidden="true" className="size-4" />}>
          Mismo texto que {counted(mismoTexto, 'aviso')} de otra persona
        </Badge>
      )}
    </span>
  );
}

/** Thumbnail of the cover, or a placeholder. */
export function Thumbnail({ row, className }: { row: AdminListingRow; className?: string }) {
  const frame = cx('shrink-0 overflow-hidden rounded-field bg-band', className);
  return row.mainImage ? (
    <img
      src={row.mainImage}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      className={cx(frame, 'object-cover')}
    />
  ) : (
    <span aria-hidden="true" className={cx(frame, 'flex items-center justify-center text-ink-hint')}>
      <IconPhotoOff className="size-6" />
    </span>
  );
}

interface DetailLinkProps {
  row: AdminListingRow;
  /** The whole card is clickable. */
  stretched?: boolean;
}

/** Link to the detail, with the list's filters for previous and next. */
export function DetailLink({ row, stretched }: DetailLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      data-fila={row.idInmuebles}
      to={detailPath(row.estado, row.idInmuebles, search)}
      aria-label={`Ver Detalle: ${row.codigo ?? ''} ${row.title}, ${row.direccionCompleta}`}
      className={cx(
        'inline-flex min-h-11 items-center whitespace-nowrap rounded-button px-4 font-semibold text-primary ring-1 ring-inset ring-primary/40',
        'transition-colors duration-200 hover:bg-primary hover:text-white',
        stretched && 'stretched',
      )}
    >
      Ver Detalle
    </Link>
  );
}
