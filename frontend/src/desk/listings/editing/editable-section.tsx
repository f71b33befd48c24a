import { IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { editProperty } from '#common/listings/editing/edit-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { DetailSection } from '../../frame/detail-section.js';
import { useMay } from '../../session/my-account.js';
import type { SectionName } from './section-drafts.js';
import { DiscardButton } from './discard-button.js';
import { SaveFault } from './save-fault.js';
import { useListingEditing } from './use-editing.js';
import { SECTION_KEYS, SECTION_PLACE, useSectionKey } from './use-section-key.js';

const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  contacto: 'contacto',
  inmueble: 'inmueble',
  observaciones: 'observaciones',
  condiciones: 'condiciones de la estadía',
  verificacion: 'verificación',
  ubicacion: 'ubicación',
  contrato: 'contrato',
  precios: 'precios',
  servicios: 'servicios',
  fotos: 'fotos',
};

const ENTRY = 'input:enabled, select:enabled, textarea:enabled';

/** Element that gets the focus when a form opens: of radio buttons the chosen one, because the space bar would choose another one. */
function entryOf(first: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = document.getElementsByName(first.name);
  return [...group].find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? first;
}

interface EditableSectionProps {
  name: SectionName;
  title: string;
  icon: ReactNode;
  /** Shown opposite the title while the section is not being edited. */
  aside?: ReactNode;
  /** Read-only view. */
  children: ReactNode;
  /** Fields of the edit mode. */
  form: ReactNode;
}

/** A section that is read-only until 'Editar' is pressed, and is then edited, saved or discarded in place. */
export function EditableSection({ name, title, icon, aside, children, form }: EditableSectionProps) {
  const editing = useListingEditing();
  const { saved } = editing.statusOf(name);
  const isOpen = editing.isOpen(name);
  const mayEdit = useMay(editProperty);
  const target = isOpen ? ENTRY : '[data-editar]';
  const place = useSectionKey({
    name,
    text: mayEdit ? `Ir a ${title}; con Enter se edita` : `Ir a ${title}`,
    find: (section) => entryOf(section.querySelector<HTMLElement>(target)),
  });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    entryOf(place.current?.querySelector<HTMLElement>(target))?.focus();
  }, [isOpen, place, target]);
  const key = SECTION_KEYS[name];
  return (
    <div ref={place} tabIndex={-1} className={SECTION_PLACE}>
      <DetailSection
        title={title}
        icon={icon}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <output className="text-sm font-semibold text-success">
              {saved && SECTION_MESSAGES.saved(SECTION_NAMES[name])}
            </output>
            {isOpen ? editing.dirty.includes(name) && <Badge tone="warning">Sin guardar</Badge> : aside}
            {!isOpen && mayEdit && (
              <Button
                data-editar
                variant="quiet"
                size="sm"
                aria-label={`Editar ${title}`}
                aria-keyshortcuts={key}
                title={`Editar ${title} (${key} y Enter)`}
                onClick={() => editing.open(name)}
                icon={<IconPencil aria-hidden="true" className="size-4" />}
              >
                Editar
              </Button>
            )}
          </div>
        }
      >
        {isOpen ? (
          <SectionForm name={name} saved={children}>
            {form}
          </SectionForm>
        ) : (
          children
        )}
      </DetailSection>
    </div>
  );
}

interface SectionFormProps {
  name: SectionName;
  /** Read-only view of the saved values. */
  saved: ReactNode;
  children: ReactNode;
}

function SectionForm({ name, saved, children }: SectionFormProps) {
  const { save, discard, statusOf, dirty, isOvertaken } = useListingEditing();
  const overtaken = isOvertaken(name);
  const { saving, refused, fields } = statusOf(name);
  const place = useRef<HTMLFormElement>(null);
  // The first fault of several sections gets the focus.
  useEffect(() => {
    const held = document.activeElement;
    const isElsewhere = held?.matches('[aria-invalid=true]') && !place.current?.contains(held);
    if (!refused && !fields) return;
    if (!isElsewhere) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused, fields]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape of the fields inside
    <form
      ref={place}
      noValidate
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !saving && !dirty.includes(name)) discard(name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(name);
      }}
      className="flex flex-col gap-4"
    >
      <div role="alert" className="contents">
        {overtaken && (
          <p className="rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
            {EDITING_MESSAGES.overtaken}
          </p>
        )}
      </div>
      {overtaken && (
        <section aria-label="Lo de la otra persona" className="rounded-field border border-line p-3">
          <h3 className="mb-2 text-base font-semibold">Así está guardado ahora</h3>
          {saved}
        </section>
      )}
      {overtaken && <h3 className="text-base font-semibold">Lo tuyo</h3>}
      <fieldset disabled={saving} className="contents">
        <legend className="sr-only">{SECTION_NAMES[name]}</legend>
        {children}
      </fieldset>
      <SaveFault name={name} />
      <div className="flex flex-wrap justify-end gap-3">
        <DiscardButton
          label={overtaken ? 'Descartar lo mío' : 'Cancelar'}
          changed={dirty.includes(name) ? 1 : 0}
          disabled={saving === true}
          onDiscard={() => discard(name)}
        />
        <Button
          submit
          busy={saving}
          disabled={!dirty.includes(name)}
          icon={<IconDeviceFloppy aria-hidden="true" className="size-5" />}
        >
          {overtaken ? 'Guardar lo mío' : 'Guardar'}
        </Button>
      </div>
    </form>
  );
}
