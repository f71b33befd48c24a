import {
  IconBan,
  IconCamera,
  IconCopy,
  IconMailCheck,
  IconMailQuestion,
  IconPencilCheck,
  IconPhotoOff,
  IconStarFilled,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Badge } from '../../../ui/badges.js';
import { cx } from '../../../ui/classes.js';
import { counted } from '#common/kernel/text.js';
import { costsMoney, countsAsFeatured } from '#common/contracts/contract.js';
import { waitingText } from '#common/listings/review/waiting.js';
import type { AdminListingRow } from '#common/listings/desk/desk-shapes.js';
import { today } from '../../../app/today.js';
import { TextLink } from '../../../ui/link.js';
import { detailPath, ownerPath } from '../../admin-paths.js';
import { dayText } from '../../frame/moment-text.js';
import { RefusedMailBadge } from '../../contacts/refused-mail.js';
import { PaymentBadge } from '../../contracts/payment-badge.js';

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
export function FeaturedAndPhotos({ row, withText }: { row: AdminListingRow; withText?: boolean }) {
  const isFeatured = countsAsFeatured(
    { featured: row.destacado === 1, paid: row.pagado === 1, end: row.destacadoHasta },
    today(),
  );
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
  listing: Pick<AdminListingRow, 'estado' | 'confirmado' | 'mismoTexto' | 'enBlacklist' | 'correoRechazado'> &
    Partial<Pick<AdminListingRow, 'corregido'>>;
  className?: string;
}

/** Badges for the review: whether the owner's address is confirmed or blacklisted, and whether others sent the same text. Of other notices, only whether the address gets mail. */
export function TrustBadges({ listing, className }: TrustBadgesProps) {
  const { estado, confirmado, mismoTexto, enBlacklist, correoRechazado, corregido } = listing;
  const refused = <RefusedMailBadge refusal={correoRechazado} />;
  if (estado !== 'pendiente') return refused;
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
      {corregido && (
        <Badge tone="primary" icon={<IconPencilCheck aria-hidden="true" className="size-4" />}>
          Corregido
        </Badge>
      )}
      {enBlacklist && (
        <Badge tone="danger" icon={<IconBan aria-hidden="true" className="size-4" />}>
          En la blacklist
        </Badge>
      )}
      {refused}
      {mismoTexto > 0 && (
        <Badge
          tone="danger"
          icon={<IconCopy aria-hidden="true" className="size-4 shrink-0" />}
          className="whitespace-normal"
        >
          Mismo texto que {counted(mismoTexto, 'aviso')} de otra persona
        </Badge>
      )}
    </span>
  );
}

/** Why a notice left the search without being withdrawn for good. */
export function AbsenceBadge({ row }: { row: Pick<AdminListingRow, 'pausado' | 'sinConfirmarTemporada'> }) {
  if (row.sinConfirmarTemporada) return <Badge tone="danger">Sin confirmar temporada</Badge>;
  return row.pausado && <Badge tone="warning">En pausa</Badge>;
}

/** Whether the plan of a notice is paid, or free. */
export function PaidBadge({ row }: { row: Pick<AdminListingRow, 'plan' | 'pagado' | 'planVencido'> }) {
  if (!costsMoney(row.plan)) return <span className="text-sm text-ink-muted">Gratis</span>;
  return <PaymentBadge pagado={row.pagado} planVencido={row.planVencido} />;
}

/** The owner's name, which leads to the owner's page. */
export function OwnerLink({ row, className }: { row: AdminListingRow; className?: string }) {
  return (
    <TextLink
      to={ownerPath(row.idContacto)}
      className={cx('inline-flex min-h-6 min-w-24 items-center text-sm wrap-anywhere', className)}
    >
      {row.apellido}, {row.nombre}
    </TextLink>
  );
}

/** Age of a notice since it was submitted: `Creado hace 12 días`. */
export function AgeText({ row: { createdAt, horasEspera } }: { row: AdminListingRow }) {
  return (
    <time dateTime={createdAt} title={dayText(createdAt)} className="tabular-nums">
      Creado hace {waitingText(horasEspera)}
    </time>
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
        'inline-flex min-h-11 items-center justify-center rounded-button text-center font-semibold leading-tight text-primary ring-1 ring-inset ring-primary/40',
        'transition-colors duration-200 hover:bg-primary hover:text-white',
        stretched ? 'stretched px-4' : 'w-20 px-2',
      )}
    >
      Ver Detalle
    </Link>
  );
}
