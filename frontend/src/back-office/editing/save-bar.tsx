import { Button } from '../../ui/button.js';
import { useListingEditing } from './use-editing.js';

/** In sight while something differs from what is saved. */
export function SaveBar() {
  const { dirty, saveAll, discardAll, statusOf } = useListingEditing();
  if (dirty.length === 0) return null;
  const saving = dirty.some((name) => statusOf(name).saving);
  return (
    <section
      aria-label="Cambios sin guardar"
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex animate-fade flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 shadow-bar tablet:mx-0 tablet:rounded-t-card tablet:px-6 mapa:bottom-[4.25rem]"
    >
      <output className="font-semibold">
        {dirty.length === 1 ? '1 sección sin guardar' : `${dirty.length} secciones sin guardar`}
      </output>
      <div className="flex gap-3">
        <Button variant="quiet" onClick={discardAll} disabled={saving}>
          Descartar
        </Button>
        <Button busy={saving} onClick={() => void saveAll()}>
          Guardar todo
        </Button>
      </div>
    </section>
  );
}
