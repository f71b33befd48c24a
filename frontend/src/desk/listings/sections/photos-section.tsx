import { IconAlertTriangle, IconArrowBackUp, IconDeviceFloppy, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { uploadPhotos } from '#common/listings/photos/photo-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { planOf } from '#common/contracts/contract.js';
import { operationFromName } from '#common/kernel/operations.js';
import { LIMITS } from '#common/kernel/limits.js';
import { planEntry } from '#common/contracts/plans.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { SaveFault } from '../editing/save-fault.js';
import { useListingEditing } from '../editing/use-editing.js';
import { PhotoGrid } from '../../../listings/photos/photo-grid.js';
import { UploadArea } from '../../../listings/photos/upload-area.js';
import { ProposedPhotos } from '../proposals/proposed-photos.js';
import { useMay } from '../../session/my-account.js';
import { usePhotoChanges, usePhotoProgress, type PhotoChanges } from './use-photo-changes.js';
import { SECTION_PLACE, useSectionKey } from '../editing/use-section-key.js';
import { DetailSection } from '../../frame/detail-section.js';

/** The photos: added by file picker or drop, reordered, removed and restored. */
export function PhotosSection({ answer }: { answer: AdminListingAnswer }) {
  const { uploads, draftOf, change, dirty, statusOf } = useListingEditing();
  const changes = usePhotoChanges(answer);
  usePhotoProgress(answer);
  const mayEdit = useMay(uploadPhotos);
  const { imagenes } = answer;
  const find = (section: HTMLElement) => section.querySelector<HTMLElement>('button:enabled');
  const place = useSectionKey({ name: 'fotos', text: 'Ir a Fotos', find });
  return (
    <div ref={place} tabIndex={-1} className={SECTION_PLACE}>
      <DetailSection
        title="Fotos"
        icon={<IconPhoto />}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <output className="text-sm font-semibold text-success">
              {statusOf('fotos').saved && SECTION_MESSAGES.saved('fotos')}
            </output>
            {dirty.includes('fotos') && <Badge tone="warning">Sin guardar</Badge>}
            <span className="text-sm tabular-nums text-ink-muted">
              {imagenes.length} de {LIMITS.photosPerListing}
            </span>
          </div>
        }
      >
        <ProposedPhotos answer={answer} />
        <UploadArea
          uploads={uploads}
          count={imagenes.length}
          mayAdd={mayEdit}
          lead={<Visibility answer={answer} />}
        >
          <Undo changes={changes} />
          {imagenes.length > 0 && (
            <PhotoGrid
              images={imagenes}
              order={draftOf('fotos')}
              busy={changes.busy}
              mayEdit={mayEdit}
              hasCover
              onOrder={(order) => change('fotos', [...order])}
              onRemove={changes.remove}
            />
          )}
          {imagenes.length > 1 && <SaveOrder />}
        </UploadArea>
      </DetailSection>
    </div>
  );
}

/** That a plan shows no photos. Whether it is paid is told by the contract, where it is changed (back-office.md §4, Contract rules). */
function Visibility({ answer: { contrato, inmueble, imagenes } }: { answer: AdminListingAnswer }) {
  const plan = planEntry(planOf(contrato, operationFromName(inmueble.tipoOperacion) ?? 'rental'));
  if (plan.photos || imagenes.length === 0) return null;
  return (
    <p className="flex gap-2.5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
      <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      El plan {plan.name} no incluye fotos: el sitio no las muestra.
    </p>
  );
}

function Undo({ changes: { removed, undo, busy, fault } }: { changes: PhotoChanges }) {
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef(removed);
  useEffect(() => {
    if (removed > known.current) button.current?.focus();
    known.current = removed;
  }, [removed]);
  return (
    <>
      {undo && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-primary-soft px-4 py-2">
          <output className="font-semibold">
            {removed === 1 ? 'Foto eliminada' : `${removed} fotos eliminadas`}
          </output>
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={undo}
            icon={<IconArrowBackUp aria-hidden="true" className="size-4" />}
          >
            Deshacer
          </Button>
        </div>
      )}
      {fault && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {fault}
        </p>
      )}
    </>
  );
}

/** Inactive while the order is unchanged. */
function SaveOrder() {
  const { dirty, save, discard, statusOf } = useListingEditing();
  const { saving } = statusOf('fotos');
  const isDirty = dirty.includes('fotos');
  return (
    <>
      <SaveFault name="fotos" />
      <div className="flex flex-wrap justify-end gap-3">
        {isDirty && (
          <Button variant="quiet" onClick={() => discard('fotos')} disabled={saving}>
            Cancelar
          </Button>
        )}
        <Button
          busy={saving}
          disabled={!isDirty}
          onClick={() => void save('fotos')}
          icon={<IconDeviceFloppy aria-hidden="true" className="size-5" />}
        >
          Guardar orden
        </Button>
      </div>
    </>
  );
}
