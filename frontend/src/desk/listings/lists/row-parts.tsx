import {
  IconBan,
  IconCalendarOff,
  IconCamera,
  IconCopy,
  IconChevronRight,
  IconMailCheck,
  IconMailOff,
  IconMailQuestion,
  IconPencilCheck,
  IconPhotoOff,
  IconPlayerPause,
  IconStarFilled,
  type Icon,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Badge, type Tone } from '../../../ui/badges.js';
import { cx } from '../../../ui/classes.js';
import { counted, dotted } from '#common/kernel/text.js';
import { shortAddress } from '#common/listings/location/address.js';
import { countsAsFeatured } from '#common/contracts/contract.js';
import { costsMoney } from '#common/contracts/plans.js';
import { waitingText } from '#common/listings/review/waiting.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { today } from '../../../app/today.js';
import { TextLink } from '../../../ui/link.js';
import { detailPath, ownerPath } from '../../admin-paths.js';
import { dayText } from '../../../app/moment-text.js';
import type { ListColumn } from '../../lists/list-columns.js';
import { nextEnd } from '../../contracts/next-end.js';
import { PaymentBadge } from '../../contracts/payment-badge.js';
import { PlanEnd } from '../../contracts/plan-end.js';

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
  const hidden = row.cantidadImagenes > 0 ? 'fotos ocultas' : 'sin fotos';
  const photos = showsPhotos ? 'con fotos' : hidden;
  const text = isFeatured ? `Destacado, ${photos}` : photos.charAt(0).toUpperCase() + photos.slice(1);
  return (
    <span className="inline-flex items-center gap-1.5 align-middle" title={text}>
      {isFeatured && <IconStarFilled aria-hidden="true" className="size-5 text-accent" />}
      {showsPhotos && <IconCamera aria-hidden="true" className="size-5 text-primary" />}
      {!isFeatured && !showsPhotos && <IconBan aria-hidden="true" className="size-5 text-ink-hint" />}
      <span className={withText ? 'text-sm text-ink-muted' : 'sr-only'}>{text}</span>
    </span>
  );
}

/** When what is paid ends: the plan, or a featured position that ends before it, which is named. */
export function NextEnd({ row }: { row: AdminListingRow }) {
  const next = nextEnd(row);
  if (!next) return <span className="sr-only">No vence</span>;
  return (
    <>
      {next.what === 'Destacado' && <span className="block text-sm text-ink-muted">Destacado</span>}
      <PlanEnd end={next.end} />
    </>
  );
}

type Trust = Pick<
  AdminListingRow,
  'estado' | 'confirmado' | 'mismoTexto' | 'enBlacklist' | 'correoRechazado'
> &
  Partial<Pick<AdminListingRow, 'corregido'>>;

interface Mark {
  tone: Tone;
  icon: Icon;
  text: string;
}

/** For the review: whether the owner's address is confirmed or blacklisted, and whether others sent the same text. Of other notices, only whether the address gets mail. */
function trustMarks(listing: Trust): Mark[] {
  const { estado, confirmado, mismoTexto, enBlacklist, correoRechazado, corregido } = listing;
  const refused: Mark[] = correoRechazado
    ? [{ tone: 'danger', icon: IconMailOff, text: 'No recibe emails' }]
    : [];
  if (estado !== 'pendiente') return refused;
  const marks: (Mark | false | undefined)[] = [
    confirmado
      ? { tone: 'success', icon: IconMailCheck, text: 'Email confirmado' }
      : { tone: 'warning', icon: IconMailQuestion, text: 'Email sin confirmar' },
    corregido && { tone: 'primary', icon: IconPencilCheck, text: 'Corregido' },
    enBlacklist && { tone: 'danger', icon: IconBan, text: 'En la blacklist' },
    ...refused,
    mismoTexto > 0 && {
      tone: 'danger',
      icon: IconCopy,
      text: `Mismo texto que ${counted(mismoTexto, 'aviso')} de otra persona`,
    },
  ];
  return marks.filter((mark) => !!mark);
}

interface TrustBadgesProps {
  listing: Trust;
  /** Their texts are only told to screen readers and on hover. */
  asIcons?: boolean;
}

/** Badges of `trustMarks`. */
export function TrustBadges({ listing, asIcons }: TrustBadgesProps) {
  return trustMarks(listing).map((mark) => <MarkBadge key={mark.text} mark={mark} asIcons={asIcons} />);
}

function MarkBadge({ mark: { tone, icon: Shown, text }, asIcons }: { mark: Mark; asIcons?: boolean }) {
  return (
    <Badge
      tone={tone}
      icon={
        <span title={text}>
          <Shown aria-hidden="true" className="size-4 shrink-0" />
        </span>
      }
      className={asIcons ? 'relative px-1.5' : 'whitespace-normal'}
    >
      {asIcons ? <span className="sr-only">{text}</span> : text}
    </Badge>
  );
}

interface AbsenceProps {
  row: Pick<AdminListingRow, 'pausado' | 'sinConfirmarTemporada'>;
  asIcons?: boolean;
}

/** Why a notice left the search without being withdrawn for good. */
export function AbsenceBadge({ row: { pausado, sinConfirmarTemporada }, asIcons }: AbsenceProps) {
  if (!sinConfirmarTemporada && !pausado) return null;
  const mark: Mark = sinConfirmarTemporada
    ? { tone: 'danger', icon: IconCalendarOff, text: 'Sin confirmar temporada' }
    : { tone: 'warning', icon: IconPlayerPause, text: 'En pausa' };
  return <MarkBadge mark={mark} asIcons={asIcons} />;
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
      className={cx('inline-flex min-h-6 max-w-full items-center text-sm', className)}
    >
      <span className="-mb-1 line-clamp-2 pb-1 leading-tight">{`${row.apellido}, ${row.nombre}`}</span>
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
      title="Ver Detalle"
      className={cx(
        '-my-1.5 inline-flex size-11 items-center justify-center rounded-button font-semibold text-primary transition-colors duration-200 hover:bg-primary-tint',
        stretched && 'stretched',
      )}
    >
      <IconChevronRight aria-hidden="true" className="size-5" />
    </Link>
  );
}

/** The last column, as wide as its icon; a press anywhere on the row does the same. */
export const DETAIL_COLUMN: ListColumn<AdminListingRow> = {
  key: 'detalle',
  header: <span className="sr-only">Detalle</span>,
  align: 'end',
  cell: (row) => <DetailLink row={row} />,
};

/** Without the province, which is the same for all. */
export function addressInTown({ direccionCompleta }: AdminListingRow): string {
  return direccionCompleta.replace(/, Buenos Aires$/, '');
}

/** Without the town, which the address names. */
export function titleInTown({ title, localidad }: AdminListingRow): string {
  const town = ` en ${localidad}`;
  return title.endsWith(town) ? title.slice(0, -town.length) : title;
}

/** Street in one line, and those facts that fit whole; all of them on hover. */
export function AddressLine({ row, facts = [] }: { row: AdminListingRow; facts?: readonly string[] }) {
  return (
    <span
      title={dotted([row.direccionCompleta, ...facts])}
      className="flex h-[1lh] flex-wrap overflow-hidden font-normal text-ink-muted"
    >
      <span className="max-w-full truncate">{shortAddress(row.direccionCompleta, row.localidad)}</span>
      {facts.map((fact) => (
        <span key={fact} className="whitespace-pre">{` · ${fact}`}</span>
      ))}
    </span>
  );
}

/** A text in one line, the whole of it on hover. */
export function Line({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={cx('min-w-0 truncate', className)}>
      {text}
    </span>
  );
}
