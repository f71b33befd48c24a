import { IconBrandWhatsapp, IconMail, IconPhoto, IconUser } from '@tabler/icons-react';
import { counted, dotted, numberText } from '#common/kernel/text.js';
import { planEntry } from '#common/contracts/plans.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { selectLabel } from '../../lists/select-column.js';
import { Moment } from '../../frame/moment.js';
import { ViewedBy } from '../../stats/live/viewed-by.js';
import type { RowSelection } from '../../lists/row-selection.js';
import { SelectBox } from '../../lists/select-box.js';
import { nextEnd } from '../../contracts/next-end.js';
import { PlanEnd } from '../../contracts/plan-end.js';
import {
  AbsenceBadge,
  addressInTown,
  AgeText,
  DetailLink,
  FeaturedAndPhotos,
  OperationBadge,
  OwnerLink,
  PaidBadge,
  Thumbnail,
  TrustBadges,
} from './row-parts.js';
import { factsOf, LeadPriceText, RejectionReason, WaitText } from './review-parts.js';
import { ReportedBadge } from '../../inquiries/reported-notice.js';

interface AdminListingCardProps {
  row: AdminListingRow;
  selection: RowSelection<AdminListingRow>;
}

/** A row as a card, for narrow screens. */
export function AdminListingCard({ row, selection: { selected, mark } }: AdminListingCardProps) {
  const isPublished = row.codigo !== null;
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card bg-surface p-4 shadow-card wrap-anywhere">
      <div className="flex gap-3">
        <Thumbnail row={row} className="h-14 w-18" />
        <div className="min-w-0 grow">
          <h2 className="text-base leading-snug font-semibold">{row.title}</h2>
          <p className="text-sm text-ink-muted">{addressInTown(row)}</p>
          <RejectionReason row={row} />
          <ViewedBy listingId={row.idInmuebles} className="mt-1" />
        </div>
        <div className="relative z-10 -mr-2 -mt-2 shrink-0">
          <SelectBox
            label={selectLabel(row)}
            checked={selected.has(row.idInmuebles)}
            onChange={(marked) => mark([row], marked)}
          />
        </div>
      </div>
      <p className="text-sm text-ink-soft empty:hidden">{dotted(factsOf(row))}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <OperationBadge operation={row.tipoOperacion} />
        {isPublished && <span className="font-bold tabular-nums">{row.codigo}</span>}
        {isPublished ? <FeaturedAndPhotos row={row} withText /> : <PhotoCount count={row.cantidadImagenes} />}
        {!isPublished && (
          <span className="inline-flex items-center gap-1">
            <IconUser aria-hidden="true" className="size-4" />
            {row.nombre} {row.apellido}
          </span>
        )}
        {!isPublished && (
          <>
            <span>{planEntry(row.plan).name}</span>
            <LeadPriceText row={row} />
          </>
        )}
        <TrustBadges listing={row} />
        <AbsenceBadge row={row} />
        <ReportedBadge id={row.idInmuebles} />
      </div>
      {isPublished && <PublishedFacts row={row} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        {isPublished ? <InquiryCounts row={row} /> : <Submitted row={row} />}
        <DetailLink row={row} stretched />
      </div>
    </article>
  );
}

/** What the table shows in its columns: owner, price, payment, end of the plan, visits and age. */
function PublishedFacts({ row }: { row: AdminListingRow }) {
  const ending = nextEnd(row);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      <LeadPriceText row={row} />
      <PaidBadge row={row} />
      {ending && (
        <span>
          {ending.what}: <PlanEnd end={ending.end} inSentence />
        </span>
      )}
      <OwnerLink row={row} className="relative z-10" />
      <span className="tabular-nums">{counted(row.visitas, 'visita')}</span>
      <AgeText row={row} />
    </div>
  );
}

function Submitted({ row }: { row: AdminListingRow }) {
  return (
    <div>
      <Moment iso={row.createdAt} />
      <WaitText row={row} />
    </div>
  );
}

export function PhotoCount({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap align-middle tabular-nums">
      <IconPhoto aria-hidden="true" className="size-4 text-ink-muted" />
      {count === 0 ? 'Sin fotos' : counted(count, 'foto')}
    </span>
  );
}

function InquiryCounts({ row }: { row: AdminListingRow }) {
  return (
    <p className="flex gap-4 tabular-nums text-ink-soft">
      <span className="inline-flex items-center gap-1">
        <IconBrandWhatsapp aria-label="Consultas por WhatsApp" className="size-5" />{' '}
        {numberText(row.consultasWpp)}
      </span>
      <span className="inline-flex items-center gap-1">
        <IconMail aria-label="Consultas por email" className="size-5" /> {numberText(row.consultasEmail)}
      </span>
    </p>
  );
}
