import { IconCircleCheck, IconEye, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusLabel } from '#common/listings/listing-status.js';
import type { PictureWire } from '#common/listings/photos/picture-shapes.js';
import type { FindingWire } from '#common/listings/review/review-calls.js';
import { TextLink } from '../../../ui/link.js';
import { Picture } from '../../../ui/picture.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { detailPath } from '../../admin-paths.js';
import { loadErrorText } from '../../data/admin-api.js';
import { adminQueries } from '../../data/listing-queries.js';
import { DetailSection } from '../../frame/detail-section.js';
import { ResubmissionSection } from './resubmission-section.js';

/** 'Para mirar': what is unusual about a pending notice, explained. The operator decides. */
export function ReviewPanel({ listingId }: { listingId: number }) {
  return (
    <>
      <ResubmissionSection listingId={listingId} />
      <DetailSection title="Para mirar" icon={<IconEye />}>
        <Findings listingId={listingId} />
      </DetailSection>
    </>
  );
}

function Findings({ listingId }: { listingId: number }) {
  const { data, error, isFetching, refetch } = useQuery(adminQueries.review(listingId));
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-16 rounded-card" />;
  if (data.hallazgos.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <IconCircleCheck aria-hidden="true" className="size-5 text-success" />
        No encontramos nada fuera de lo común.
      </p>
    );
  return (
    <ul className="flex flex-col gap-3">
      {data.hallazgos.map((finding) => (
        <FindingItem key={finding.tipo} finding={finding} />
      ))}
    </ul>
  );
}

/** Findings that do not indicate a risk. */
const HARMLESS: readonly FindingWire['tipo'][] = ['fotoPropia'];

function FindingItem({ finding: { tipo, texto, avisos } }: { finding: FindingWire }) {
  const color = HARMLESS.includes(tipo) ? 'text-ink-muted' : 'text-warning';
  return (
    <li className="flex gap-2.5">
      <IconInfoCircle aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <p>{texto}</p>
        {avisos.length > 0 && (
          <ul className="mt-1 text-sm">
            {avisos.map(({ idInmuebles, codigo, estado, title, duenio, fotos }) => (
              <li key={idInmuebles} className="[overflow-wrap:anywhere]">
                <TextLink to={detailPath(estado, idInmuebles)} className="inline-flex min-h-6 items-center">
                  {codigo ?? `Nº ${idInmuebles}`} · {title}
                </TextLink>
                <span className="text-ink-muted">
                  {' '}
                  {statusLabel(estado)} · {duenio}
                </span>
                {fotos && <BothPictures {...fotos} other={codigo ?? `Nº ${idInmuebles}`} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function BothPictures({
  deEsteAviso,
  delOtroAviso,
  other,
}: NonNullable<FindingWire['avisos'][number]['fotos']> & { other: string }) {
  return (
    <div className="mt-1 mb-3 grid max-w-md grid-cols-2 gap-2">
      <SmallPicture picture={deEsteAviso} caption="Este aviso" />
      <SmallPicture picture={delOtroAviso} caption={other} />
    </div>
  );
}

function SmallPicture({ picture, caption }: { picture: PictureWire; caption: string }) {
  const { url, avif, webp, blur, ancho, alto, alt } = picture;
  return (
    <figure>
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-ground">
        <Picture
          src={url}
          avif={avif}
          webp={webp}
          blur={blur}
          width={ancho}
          height={alto}
          alt={alt}
          sizes="(width >= 640px) 220px, 40vw"
        />
      </div>
      <figcaption className="mt-0.5 text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
