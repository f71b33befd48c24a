import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { approveOwnersPhotos, rejectOwnersPhotos } from '#common/listings/photos/photo-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { Picture } from '../../../ui/picture.js';
import { postAdmin } from '../../data/admin-api.js';
import { adminQueries } from '../../data/listing-queries.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { useMay } from '../../session/my-account.js';
import { useProposedProgress } from './use-proposed-progress.js';

/** Photos that the owner has sent (docs/decisions/0067): shown until each is approved or rejected. */
export function ProposedPhotos({ answer }: { answer: AdminListingAnswer }) {
  const review = usePhotoReview(answer);
  useProposedProgress(answer);
  const [rejected, setRejected] = useState<number>();
  const mayDecide = useMay(approveOwnersPhotos);
  const { fotosPorRevisar: waiting } = answer;
  const outcome = useRef<HTMLOutputElement>(null);
  const place = useRef<HTMLElement>(null);
  useAskedAction('fotos', () => place.current?.focus());
  // A decision on a photo removes its buttons, one of which had the focus.
  useEffect(() => {
    if (review.done && document.activeElement === document.body)
      outcome.current?.focus({ preventScroll: true });
  }, [review.done, waiting.length]);
  const ready = waiting.filter(({ estado }) => estado === 'lista').map(({ idImagenes }) => idImagenes);
  return (
    <>
      {waiting.length > 0 && (
        <section
          ref={place}
          tabIndex={-1}
          aria-label="Fotos por revisar"
          className="mb-5 scroll-mt-24 rounded-card border border-line bg-primary-soft p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-lg">Fotos por revisar ({waiting.length})</h3>
            {mayDecide && ready.length > 1 && (
              <Button size="sm" busy={review.busy} onClick={() => review.approve(ready)}>
                Aprobar todas
              </Button>
            )}
          </div>
          <p className="mt-1 text-sm text-ink-muted">
            Las mandó el dueño. Nadie más las ve hasta que las apruebes.
          </p>
          <ul className="mt-3 grid grid-cols-2 gap-3 phablet:grid-cols-3">
            {waiting.map((image, index) => (
              <li key={image.idImagenes}>
                <Shown image={image} place={index + 1} />
                {mayDecide && (
                  <div className="mt-2 flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      variant="secondary"
                      busy={review.busy}
                      disabled={image.estado !== 'lista'}
                      aria-label={`Aprobar la foto ${index + 1} del dueño`}
                      icon={<IconCheck aria-hidden="true" className="size-4" />}
                      onClick={() => review.approve([image.idImagenes])}
                    >
                      Aprobar
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      busy={review.busy}
                      aria-label={`Rechazar la foto ${index + 1} del dueño`}
                      icon={<IconX aria-hidden="true" className="size-4" />}
                      onClick={() => setRejected(image.idImagenes)}
                    >
                      Rechazar
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <output ref={outcome} tabIndex={-1} className="block font-semibold text-success outline-none">
        {review.done}
      </output>
      {review.fault && (
        <p role="alert" className="mb-4 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {review.fault}
        </p>
      )}
      <ConfirmDialog
        open={rejected !== undefined}
        title="¿Rechazar la foto?"
        confirmLabel="Rechazar"
        variant="danger"
        onCancel={() => setRejected(undefined)}
        onConfirm={() => {
          setRejected(undefined);
          review.reject([rejected!]);
        }}
      >
        Se borra para siempre. El dueño puede mandar otra.
      </ConfirmDialog>
    </>
  );
}

const STATES = { procesando: 'Procesando…', fallida: 'No se pudo procesar' } as const;

function Shown({ image, place }: { image: ImageWire; place: number }) {
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded-field bg-band">
      <a
        href={image.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ver la foto ${place} del dueño en grande`}
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
      </a>
      {image.estado !== 'lista' && (
        <span className="pointer-events-none absolute inset-x-0 bottom-0 bg-abyss/75 px-2.5 py-1.5 text-sm font-semibold text-white">
          {STATES[image.estado]}
        </span>
      )}
    </div>
  );
}

/** Decisions, one at a time. */
function usePhotoReview({ inmueble: { estado, idInmuebles } }: AdminListingAnswer) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const [fault, setFault] = useState('');
  const decide = async (call: typeof approveOwnersPhotos, fotos: number[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setDone('');
    setFault('');
    try {
      const { message, imagenes, fotosPorRevisar } = await postAdmin(call, {
        idInmueble: idInmuebles,
        fotos,
      });
      queries.setQueryData<AdminListingAnswer>(
        adminQueries.detail(estado, idInmuebles).queryKey,
        (known) => known && { ...known, imagenes, fotosPorRevisar },
      );
      setDone(message);
    } catch (error) {
      setFault(failureText(error, SECTION_MESSAGES));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    done,
    fault,
    approve: (fotos: number[]) => void decide(approveOwnersPhotos, fotos),
    reject: (fotos: number[]) => void decide(rejectOwnersPhotos, fotos),
  };
}
