import { Button } from '../../../ui/button.js';
import { DiscardButton } from './discard-button.js';
import { useListingEditing } from './use-editing.js';

/** Shown in the footer of the detail while there are unsaved changes. */
export function SaveBar() {
  const { dirty, saveAll, discardAll, statusOf } = useListingEditing();
  if (dirty.length === 0) return null;
  const saving = dirty.some((name) => statusOf(name).saving);
  return (
    <section
      aria-label="Cambios sin guardar"
      className="flex animate-fade flex-wrap items-center justify-between gap-3 self-stretch border-t border-line bg-surface px-4 py-3 shadow-bar tablet:rounded-t-card tablet:px-6"
    >
      <output className="font-semibold">
        {dirty.length === 1 ? '1 sección sin guardar' : `${dirty.length} secciones sin guardar`}
      </output>
      <div className="flex gap-3">
        <DiscardButton label="Descartar" changed={dirty.length} disabled={saving} onDiscard={discardAll} />
        <Button busy={saving} onClick={() => void saveAll()}>
          Guardar todo
        </Button>
      </div>
    </section>
  );
}
